export type Notice = {
  id: number;
  text: string;
  kind: 'seen' | 'heard' | 'error';
  action?: { label: string; run: () => void };
};

/** How long a notice stays; one with something to press stays longer. */
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
  change([...notices.slice(-2), { ...notice, id }]);
  setTimeout(() => dismiss(id), notice.action ? shownForMs.withAction : shownForMs.plain);
  return id;
}

/** Read out by a screen reader, not seen: for a change that the eye sees anyhow. */
export function announce(text: string): void {
  add({ text, kind: 'heard' });
}

/** Seen at the foot of the window and read out; with an action it waits ten seconds. `dismiss` takes what it answers. */
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

export const noticeStore = {
  get: () => notices,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

const none: readonly Notice[] = [];
export const noNotices = () => none;
