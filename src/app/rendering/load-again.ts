const place = 'loaded again';

/**
 * Loads an address as a complete document: after a deployment, files that an open page refers to may be gone. It does
 * so once per address, so that something truly missing does not cause a loop; returns whether it does.
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

/** Everything has loaded, so a later failure may reload again. */
export function allIsThere(): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // Storage may be forbidden; then nothing is reloaded.
  }
}
