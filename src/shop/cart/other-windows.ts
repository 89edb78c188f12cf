// Windows of one browser share a session and so a cart: each tells the others that it has changed.

const channel = typeof document === 'undefined' ? undefined : openChannel();

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('cart');
  } catch {
    // They then follow when they are looked at.
    return undefined;
  }
}

export function tellOtherWindows(): void {
  channel?.postMessage('changed');
}

/** Calls when another window has changed the cart. */
export function onOtherWindow(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
