// Every card and token explains itself: on hover, on focus, and under a finger that rests on it.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { held } from "./held";

export interface Explanation {
  title: string;
  /** What it does, what it does now, what it would do: a line each. Empty lines are left out. */
  lines?: string[];
  /** The clause behind it. */
  clause?: string;
}

const PAUSE = 250;

class Explaining {
  /** What is explained now, and where it lies. There is one popover for the whole page. */
  shown = $state.raw<{ of: Element; what: Explanation } | null>(null);

  show(of: Element, what: Explanation | null): void {
    this.hide();
    if (!what) return;
    of.setAttribute("aria-describedby", "explanation");
    this.shown = { of, what };
  }

  /** Explain no longer: whatever it is, or only that element. */
  hide(of: Element | null = null): void {
    if (!this.shown || (of && this.shown.of !== of)) return;
    this.shown.of.removeAttribute("aria-describedby");
    this.shown = null;
  }
}

export const explaining = new Explaining();

/** For what has a focus of its own: buttons, links, choosable things. */
export function explains(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    let timer = 0;
    const show = (): void => explaining.show(element, what());
    const hide = (): void => {
      clearTimeout(timer);
      explaining.hide(element);
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") timer = window.setTimeout(show, PAUSE);
    };
    const leave = (event: Event): void => {
      if ((event as PointerEvent).pointerType === "mouse") hide();
    };
    const focus = (): void => {
      if (element.matches(":focus-visible")) show();
    };
    const here = new AbortController();
    const { signal } = here;
    on(element, "pointerenter", enter, { signal });
    on(element, "pointerleave", leave, { signal });
    // A drawn thing that listens for focus would become a stop for Tab in some browsers.
    if (element instanceof HTMLElement || element.hasAttribute("tabindex")) {
      on(element, "focus", focus, { signal });
      on(element, "blur", hide, { signal });
    }
    const release = held(show)(element);
    return () => {
      hide();
      here.abort();
      release?.();
    };
  };
}

/** For what only lies there: it can be reached with Tab and is read out as one thing. */
export function explainsItself(what: () => Explanation | null): Attachment<Element> {
  return (element) => {
    const said = what();
    if (said) {
      element.setAttribute("tabindex", "0");
      element.setAttribute("role", "img");
      element.setAttribute("aria-label", spoken(said));
    }
    return explains(what)(element);
  };
}

export const spoken = ({ title, lines = [] }: Explanation): string => [title, ...lines].filter(Boolean).join(". ");
