export type Notice = {
  id: number;
  text: string;
  kind: 'seen' | 'heard' | 'error';
  action?: { label: string; run: () => void };
};

/** How long a notice stays visible, in milliseconds. A notice with a button stays longer. */
const shownForMs = { plain: 6_000, withAction: 10_000 };

let notices: readonly Notice[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function change(next: readonly Notice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

function add(notice: Omit<Notice, 'id'>): number {
  const id = ++lastId;
  // The same words again take the place of the first ones; what can be undone stays.
  const others = notices.filter(({ text, action }) => text !== notice.text || action);
  change([...others.slice(-2), { ...notice, id }]);
  setTimeout(() => dismiss(id), notice.action ? shownForMs.withAction : shownForMs.plain);
  return id;
}

/** Announces a text to screen readers only, for a change that sighted users notice anyway. */
export function announce(text: string): void {
  add({ text, kind: 'heard' });
}

/**
 * Shows a text at the bottom of the window and announces it to screen readers. A toast with an action stays for ten
 * seconds. Returns an id for `dismiss`.
 */
export function toast(text: string, options: { error?: boolean; action?: Notice['action'] } = {}): number {
  return add({
    text,
    kind: options.error ? 'error' : 'seen',
    ...(options.action && { action: options.action }),
  });
}

export function dismiss(id: number): void {
  change(notices.filter((notice) => notice.id !== id));
}

/** Ends the toasts that offer nothing, for example when a menu opens that they would cover. */
export function dismissToasts(): void {
  change(notices.filter(({ kind, action }) => kind === 'heard' || action !== undefined));
}

export const noticeStore = {
  get: () => notices,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const none: readonly Notice[] = [];
export const noNotices = () => none;
