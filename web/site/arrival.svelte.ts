// How the table comes to this browser: once over the network, with a service worker that keeps it; then from there.
import { engine } from "./engine";
import { enginePlaces, RELATIVE } from "./places";

/** How far a first visit has come, in bytes. */
interface Progress {
  done: number;
  total: number;
}

/** Chromium's way to offer that a page is installed. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

const EVERY_HOUR = 3_600_000;

class SiteArrival {
  progress = $state.raw<Progress | null>(null);
  engine = $state(engine.state);
  boot = $state(engine.boot);
  why = $state("");
  /** A new version that is here, and waits until somebody wants it. */
  waiting = $state.raw<ServiceWorker | null>(null);
  installs = $state.raw<InstallEvent | null>(null);

  async begin(): Promise<void> {
    engine.changed = () => {
      this.engine = engine.state;
      this.boot = engine.boot;
      this.why = engine.why;
    };
    window.addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // It is offered where one looks for it, not before.
      this.installs = event as InstallEvent;
    });
    // Where everything is here already, nothing has to be waited for.
    const isHere = Boolean(navigator.serviceWorker?.controller);
    if (isHere) void this.start();
    try {
      await this.register();
    } catch (error) {
      console.warn(error); // Without a service worker everything comes over the network each time, and works.
    }
    if (!isHere) await this.start();
  }

  /** Look for the parts of the engine, and let it start. */
  async start(): Promise<void> {
    try {
      engine.start(await enginePlaces());
    } catch (error) {
      this.why = String(error);
      this.engine = "failed";
    }
  }

  /** Go over to the new version: everything on the page belongs to the old one, so it begins anew. */
  accept(): void {
    navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
    this.waiting?.postMessage("take-over");
  }

  async install(): Promise<void> {
    await this.installs?.prompt();
    this.installs = null;
  }

  private async register(): Promise<void> {
    if (!("serviceWorker" in navigator)) return;
    const told = new BroadcastChannel("reverie-progress");
    told.onmessage = (event: MessageEvent<Progress>) => (this.progress = event.data);
    const registration = await navigator.serviceWorker.register(RELATIVE("service-worker.js"));
    this.watch(registration);
    if (!navigator.serviceWorker.controller) await installed(registration);
    this.progress = null;
    told.close();
    setInterval(() => void registration.update().catch(() => {}), EVERY_HOUR);
  }

  private watch(registration: ServiceWorkerRegistration): void {
    const look = (): void => {
      // The first one waits for nobody.
      if (navigator.serviceWorker.controller) this.waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });
  }
}

/** Until everything is kept here, or it is certain that it will not be. */
function installed(registration: ServiceWorkerRegistration): Promise<void> {
  const worker = registration.installing;
  if (!worker) return Promise.resolve();
  return new Promise((done) => {
    worker.addEventListener("statechange", () => {
      if (worker.state === "redundant") done();
    });
    navigator.serviceWorker.addEventListener("controllerchange", () => done(), { once: true });
  });
}

export const arrival = new SiteArrival();
