// Windows of one browser share a session and therefore a cart: each notifies the others of changes.

const channel = typeof document === 'undefined' ? undefined : openChannel();

function openChannel(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel('cart');
  } catch {
    // Without a channel the other windows refresh when they get the focus.
    return undefined;
  }
}

export function tellOtherWindows(): void {
  channel?.postMessage('changed');
}

/** Calls the listener when another window has changed the cart. */
export function onOtherWindow(listener: () => void): () => void {
  channel?.addEventListener('message', listener);
  return () => channel?.removeEventListener('message', listener);
}
