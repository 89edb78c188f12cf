/**
 * Sends the newest wish about each thing, one request at a time; a wish that was overtaken while another was under way is
 * never sent.
 */
export function latestCommands<Wish, Answer>(send: (id: number, wish: Wish) => Promise<Answer>) {
  const wishes = new Map<number, Wish>();
  return {
    /** False where a request about the thing is under way or waiting: that one carries the new wish too. */
    wish(id: number, wish: Wish): boolean {
      const isFirst = !wishes.has(id);
      wishes.set(id, wish);
      return isFirst;
    },
    /** Answers when the last wish has been answered; every answer on the way is told. */
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
