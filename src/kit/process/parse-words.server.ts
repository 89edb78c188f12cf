import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Reads the words of a command; returns what is wrong with them in the first sentence of what Node says. */
export function parseWords<Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> | { wrong: string } {
  try {
    return parseArgs(config);
  } catch (error) {
    return { wrong: error instanceof Error ? (error.message.split('. ')[0] ?? '') : String(error) };
  }
}
