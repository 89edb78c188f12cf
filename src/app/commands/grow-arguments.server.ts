import { parseWords } from '#kit/process/parse-words.server.ts';
import { growing, type Size } from '#demo/grow.server.ts';

export const usage = `Usage: npm run grow -- [--articles N] [--customers N] [--orders N]

Adds made-up articles, customers and orders to a demo shop until there are so many, for trying how it does when it is
large. An empty database gets the demo shop first. What was interrupted goes on when it is run again.

  --help      shows this`;

const most = 10_000_000;

/** Returns what is wrong with the command line, or `help` when requested, instead of the numbers. */
export function readArguments(words: string[]): Size | 'help' | { wrong: string } {
  const number = { type: 'string', default: '0' } as const;
  const parsed = parseWords({
    args: words,
    options: {
      articles: number,
      customers: number,
      orders: number,
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if ('wrong' in parsed) return parsed;
  const { help, ...sizes } = parsed.values;
  if (help) return 'help';
  const bad = growing.find((kind) => !/^\d{1,8}$/.test(sizes[kind]) || Number(sizes[kind]) > most);
  if (bad) return { wrong: `--${bad} is a whole number up to ${most}` };
  const size = { articles: +sizes.articles, customers: +sizes.customers, orders: +sizes.orders };
  return Object.values(size).some((count) => count > 0) ? size : { wrong: 'Say how many of what' };
}
