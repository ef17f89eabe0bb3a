// Where the page is. Every place has an address of its own, so that links, reloads and the back button work.
class Router {
  path = $state(location.pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = location.pathname));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.path = path;
    window.scrollTo(0, 0);
  }

  /** The part of the address after `prefix`, or null where the page is somewhere else. */
  after(prefix: string): string | null {
    return this.path.startsWith(prefix) ? decodeURIComponent(this.path.slice(prefix.length)) : null;
  }
}

export const router = new Router();

/** Lets a link stay a link (new tabs, copying) and yet not load the page anew. */
export function follow(event: MouseEvent): void {
  const link = event.currentTarget as HTMLAnchorElement;
  if (event.button || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(link.pathname);
}
