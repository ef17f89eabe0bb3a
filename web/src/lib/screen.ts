// How much room there is. A small screen is narrow or low: a phone either way round, or a page that is much enlarged.
// The same conditions stand in the components' own @media rules.
import { MediaQuery } from "svelte/reactivity";

export const small = new MediaQuery("(max-width: 960px), (max-height: 520px)");
/** Where even what is seldom needed has a place of its own. */
export const roomy = new MediaQuery("(min-width: 961px) and (min-height: 960px)");
