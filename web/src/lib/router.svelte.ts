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

  /** The one name that comes after `prefix` in the address; null where the page is somewhere else, or nowhere. */
  after(prefix: string): string | null {
    const name = this.path.startsWith(prefix) ? this.path.slice(prefix.length) : "";
    if (!name || name.includes("/")) return null;
    try {
      return decodeURIComponent(name);
    } catch {
      return null; // A link that was cut in the middle of a letter.
    }
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
