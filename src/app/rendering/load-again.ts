const place = 'loaded again';

/**
 * Loads an address as a whole document, which brings all that belongs to it: after a new version of the shop, what an
 * open page asks for may be gone. Once for an address, so that what is truly missing is not asked for in a circle;
 * answers whether it does.
 */
export function loadAgain(address: string): boolean {
  try {
    if (sessionStorage.getItem(place) === address) return false;
    sessionStorage.setItem(place, address);
  } catch {
    return false;
  }
  if (address === location.href) location.reload();
  else location.assign(address);
  return true;
}

/** All has come: what is missing next time may be loaded again. */
export function allIsThere(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Storage may be forbidden; then nothing is loaded again.
  }
}
