// A finger that stays on something asks what it is; it does not choose it.
import type { Attachment } from "svelte/attachments";

const LONG = 450;

/** `show` is called when a finger has rested on the element; the click that some browsers send afterwards does not count. */
export function held(show: () => void): Attachment<HTMLElement> {
  return (element) => {
    let timer = 0;
    let wasLong = false;
    const stop = (): void => clearTimeout(timer);
    const down = (event: PointerEvent): void => {
      wasLong = false;
      if (event.pointerType !== "touch") return;
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
    element.addEventListener("pointerdown", down);
    for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.addEventListener(end, stop);
    for (const after of ["click", "contextmenu"]) element.addEventListener(after, swallow, { capture: true });
    return () => {
      stop();
      element.removeEventListener("pointerdown", down);
      for (const end of ["pointerup", "pointercancel", "pointerleave"]) element.removeEventListener(end, stop);
      for (const after of ["click", "contextmenu"]) element.removeEventListener(after, swallow, { capture: true });
    };
  };
}
