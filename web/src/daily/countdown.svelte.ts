// How long something still takes, second by second.

const SECOND = 1000;

/** Call it while a component begins: the seconds until then, null while that is not known. */
export function countdown(until: () => number | null): { readonly left: number | null } {
  let now = $state(Date.now() / SECOND);
  $effect(() => {
    const timer = setInterval(() => (now = Date.now() / SECOND), SECOND);
    return () => clearInterval(timer);
  });
  return {
    get left() {
      const end = until();
      return end === null ? null : end - now;
    },
  };
}
