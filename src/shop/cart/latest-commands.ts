/**
 * Sends the latest command for each id, one request at a time. A command that is replaced while another request is
 * running is never sent.
 */
export function latestCommands<Wish, Answer>(send: (id: number, wish: Wish) => Promise<Answer>) {
  const wishes = new Map<number, Wish>();
  return {
    /** Returns false when a request for this id is already running: it will send the new command too. */
    wish(id: number, wish: Wish): boolean {
      const isFirst = !wishes.has(id);
      wishes.set(id, wish);
      return isFirst;
    },
    /** Resolves with the answer to the last command; `tell` gets every answer before it. */
    async send(id: number, tell: (answer: Answer) => void): Promise<Answer> {
      try {
        for (;;) {
          const wish = wishes.get(id) as Wish;
          const answer = await send(id, wish);
          if (wishes.get(id) === wish) return answer;
          tell(answer);
        }
      } finally {
        wishes.delete(id);
      }
    },
  };
}
