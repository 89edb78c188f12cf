import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';
import type { Customer, ApiClient, ShopPrincipal, Right, StaffMember } from './principal.ts';

/** `staff` calls are the office's, at `/api/office/…`; `program` ones other systems', at `/api/exchange/…`. */
type Who = 'anyone' | 'customer' | 'staff' | 'program';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * What the server serves, the browser calls and OpenAPI describes.
 * `input` holds path parameters, the query (GET, DELETE) or the body (others), by their names on the wire.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  VisitorOutput extends z.ZodMiniType = z.ZodMiniType,
  Caller extends Who = Who,
> = {
  /** The operation's name in OpenAPI and the key of what the browser keeps. */
  name: string;
  summary: string;
  method: Method;
  /** Parameters in the form `:orderId`. */
  path: `/api/${string}`;
  who: Caller;
  /** What the caller from the staff, or the program, must have the right to; the router asks, no handler does. */
  right?: Right;
  /** The answer depends on who asks, so that what the browser kept is asked for again after log-in. */
  perReader?: boolean;
  /** Allowed while a new password is required. */
  whilePasswordIsRequired?: boolean;
  input: Input;
  output: Output;
  /** A visitor's answer is written by this schema; what it does not name does not leave the server. */
  visitorOutput?: VisitorOutput;
  /** The body is the bytes of a file, given as `File`; the rest of the input is in the query. */
  takesFile?: { mostBytes: number };
  /** 204 has no body. */
  status?: 200 | 204;
  /** More than the summary, in Markdown, for those who write programs. */
  description?: string;
  /** Expected failures that do not follow from the rest of the declaration. */
  problems?: readonly ProblemCode[];
  /** Headers that are read, each with what it is for. */
  requestHeaders?: Readonly<Record<string, string>>;
};

export type InputOf<E> = E extends { input: infer I extends z.ZodMiniType } ? z.output<I> : never;

export type OutputOf<E> =
  | (E extends { output: infer O extends z.ZodMiniType } ? z.output<O> : never)
  | (E extends { visitorOutput: infer V extends z.ZodMiniType } ? z.output<V> : never);

export type ShopPrincipalOf<E> = E extends { who: 'customer' }
  ? Customer
  : E extends { who: 'staff' }
    ? StaffMember
    : E extends { who: 'program' }
      ? ApiClient
      : ShopPrincipal;

export function endpoint<
  const Caller extends Who,
  Input extends z.ZodMiniType,
  Output extends z.ZodMiniType,
  VisitorOutput extends z.ZodMiniType = never,
>(
  declaration: Endpoint<Input, Output, VisitorOutput, Caller> &
    (Caller extends 'staff'
      ? { right: Right; path: `/api/office/${string}` }
      : Caller extends 'program'
        ? { right: Right; path: `/api/exchange/${string}` }
        : { right?: never }),
): Endpoint<Input, Output, VisitorOutput, Caller> {
  return declaration;
}

/** Whether what the browser keeps of this endpoint may hold something of a customer's. */
export function dependsOnPrincipal(
  declaration: Pick<Endpoint, 'who' | 'perReader' | 'visitorOutput'>,
): boolean {
  return (
    declaration.who !== 'anyone' || declaration.perReader === true || declaration.visitorOutput !== undefined
  );
}

/** The path with its parameters filled in, and the rest of the input. */
export function fillPath(
  path: string,
  input: Record<string, unknown>,
): { path: string; rest: Record<string, unknown> } {
  const rest = { ...input };
  const filled = path.replace(/:(\w+)/g, (_match, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  return { path: filled, rest };
}
