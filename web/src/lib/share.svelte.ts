// The address under which others find this page. Whoever opened it on the server's own machine knows it by an address
// that nobody else can use; then the server says how it is reached from outside, if it is at all.
import { api } from "./api";

const OWN = /^(localhost|127\.[\d.]+|\[::1\])$/;

class Share {
  /** What may be chosen from: none where the page's own address is the right one, or where nobody else gets in. */
  origins = $state.raw<string[]>([]);
  origin = $state(location.origin);
  /** Whether links lead nowhere on any other machine. */
  isLocal = $derived(OWN.test(new URL(this.origin).hostname));
  private isAsked = false;

  /** Call it where links are shown. */
  async look(): Promise<void> {
    if (this.isAsked || !OWN.test(location.hostname)) return;
    this.isAsked = true;
    try {
      this.origins = await api.addresses();
      this.origin = this.origins[0] ?? location.origin;
    } catch {
      this.isAsked = false;
    }
  }
}

export const share = new Share();
