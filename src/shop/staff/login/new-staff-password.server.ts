import type { Problem } from '#kit/http/problem.ts';
import type { Services } from '#kit/services/services.server.ts';
import { hashPassword } from '#kit/passwords/password.server.ts';
import { refuseGuessable } from '#shop/login/password/guessable-password.server.ts';
import type { TextRepository } from '#shop/texts/texts.server.ts';

type Owner = { name: string; email: string };

/** Returns the hash of a password that one of the staff has chosen, or why it is refused. */
export async function hashNewPassword(
  { env }: Pick<Services, 'env'>,
  texts: TextRepository,
  { name, email }: Owner,
  password: string,
): Promise<string | Problem> {
  const about = [name, email];
  return (
    (await refuseGuessable('NewPassword', password, about, { env, texts })) ?? (await hashPassword(password))
  );
}
