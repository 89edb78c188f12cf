/**
 * Sends the latest command for each id, one request at a time. A command that is replaced while another request is
 * running is never sent.
 */
export function latestCommands<Command, Answer>(send: (id: number, command: Command) => Promise<Answer>) {
  const commands = new Map<number, Command>();
  return {
    /** Returns false when a request for this id is already running: it will send the new command too. */
    set(id: number, command: Command): boolean {
      const isFirst = !commands.has(id);
      commands.set(id, command);
      return isFirst;
    },
    /** Resolves with the answer to the last command; `tell` gets every answer before it. */
    async send(id: number, tell: (answer: Answer) => void): Promise<Answer> {
      try {
        for (;;) {
          const command = commands.get(id) as Command;
          const answer = await send(id, command);
          if (commands.get(id) === command) return answer;
          tell(answer);
        }
      } finally {
        commands.delete(id);
      }
    },
  };
}
