// A finger that stays on something asks what it is; it does not choose it.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const LONG = 450;

/** `show` is called when a finger has rested on the element; the click that some browsers send afterwards does not count. */
export function held(show: () => void): Attachment<Element> {
  return (element) => {
    let timer = 0;
    let wasLong = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: Event): void => {
      wasLong = false;
      if ((event as PointerEvent).pointerType !== "touch") return;
      stop();
      timer = window.setTimeout(() => {
        wasLong = true;
        show();
      }, LONG);
    };
    const swallow = (event: Event): void => {
      if (!wasLong) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    const here = new AbortController();
    const { signal } = here;
    on(element, "pointerdown", down, { signal });
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) on(element, end, stop, { signal });
    for (const after of ["click", "contextmenu"]) on(element, after, swallow, { capture: true, signal });
    return () => {
      stop();
      here.abort();
    };
  };
}
