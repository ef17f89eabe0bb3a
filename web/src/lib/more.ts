// A box that scrolls says so: its edge fades where there is more (see styles.css), and whoever goes by keys can get in.
import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";

const SLACK = 4;

export const showsMore: Attachment<HTMLElement> = (box) => {
  const look = (): void => {
    const above = box.scrollTop > SLACK;
    const below = box.scrollHeight - box.clientHeight - box.scrollTop > SLACK;
    box.dataset.more = `${above ? "above" : ""} ${below ? "below" : ""}`.trim();
    if (above || below) box.tabIndex = 0;
    else box.removeAttribute("tabindex");
  };
  const resized = new ResizeObserver(look);
  const watch = (): void => {
    resized.disconnect();
    for (const one of [box, ...box.children]) resized.observe(one);
  };
  const changed = new MutationObserver(watch);
  changed.observe(box, { childList: true });
  watch();
  const still = on(box, "scroll", look, { passive: true });
  return () => {
    resized.disconnect();
    changed.disconnect();
    still();
  };
};
