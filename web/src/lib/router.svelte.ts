// Where the page is. Every place has an address of its own, so that links, reloads and the back button work.
import { here, ledTo, written } from "./edition";

class Router {
  path = $state(here().pathname);

  constructor() {
    window.addEventListener("popstate", () => (this.path = here().pathname));
  }

  /** Go to an address of this page; what stands behind a `?` in it is for the place itself to read. */
  go(address: string): void {
    history.pushState(null, "", written(address));
    this.path = here().pathname;
    window.scrollTo(0, 0);
  }

  /** What the address says after the `?` under that name. */
  asked(name: string): string | null {
    return here().searchParams.get(name);
  }

  /** The same place, but its address says that now; the back button does not notice. */
  note(name: string, value: string | null): void {
    const address = here();
    if (value === null) address.searchParams.delete(name);
    else address.searchParams.set(name, value);
    if (address.href !== here().href)
      history.replaceState(null, "", written(address.pathname + address.search + address.hash));
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
  router.go(ledTo(link));
}
