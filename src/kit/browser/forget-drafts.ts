/** Forgets every draft of somebody, whatever forms they are of. Apart from these, since every page does it at log-out. */
export function forgetDrafts(owner: string): void {
  for (const store of [() => localStorage, () => sessionStorage]) {
    try {
      const keys = Array.from({ length: store().length }, (_none, place) => store().key(place));
      for (const key of keys) if (key?.endsWith(` ${owner}`)) store().removeItem(key);
    } catch {
      // Where nothing can be stored nothing is to be forgotten.
    }
  }
}
