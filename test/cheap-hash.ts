import { hash } from '@node-rs/argon2';

let hashed: Promise<string> | undefined;

/** A hash of `demo1234` at the least cost there is: the tests log in thousands of times. */
export function cheapHashOfDemoPassword(): Promise<string> {
  hashed ??= hash('demo1234', { memoryCost: 8, timeCost: 1, parallelism: 1 });
  return hashed;
}
