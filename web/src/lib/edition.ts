// What this edition of the page lives from: a server. The edition without one has a module of its own in this place
// (site/edition.ts, as its build says), so that nothing of it weighs on this one.

/** Whether other people can be at a table: there is somebody in the middle. */
export const HAS_SERVER = true;

/** A connection to a table: a WebSocket, or what does the same. */
export type TableSocket = Pick<WebSocket, "readyState" | "send" | "close" | "onmessage" | "onclose">;

/** Ask for something at an address of the server. */
export const ask: typeof fetch = (address, init) => fetch(address, init);

/** Connect to a table. */
export const connect = (path: string): TableSocket =>
  new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}${path}`);

/** Where the page is, as one of its own addresses. */
export const here = (): URL => new URL(location.href);

/** How one of the page's own addresses is written into the browser's. */
export const written = (address: string): string => address;

/** The page's own address that a link leads to. */
export const ledTo = (link: HTMLAnchorElement): string => link.pathname + link.search + link.hash;

/** Save the file that a link leads to; a browser does so by itself where a server sends it. */
export function save(_: MouseEvent): void {}
