import type * as z from 'zod/mini';
import type { ProblemCode } from './problem.ts';
import type {
  ApiClient,
  CustomerSession,
  PersonRight,
  Right,
  ShopPrincipal,
  StaffMember,
} from './principal.ts';

/**
 * `staff` endpoints belong to the office, at `/api/office/…`; `program` endpoints to other systems, at
 * `/api/exchange/…`.
 */
type Who = 'anyone' | 'customer' | 'staff' | 'program';

/** What makes a cached answer stale. A change of stock comes with every order; other changes are rare. */
export type CachedUntil = 'data changes' | 'stock changes';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Declares what the server serves, the browser calls and OpenAPI describes.
 * `input` holds path parameters and the query (GET, DELETE) or the body (others), by their names on the wire.
 */
export type Endpoint<
  Input extends z.ZodMiniType = z.ZodMiniType,
  Output extends z.ZodMiniType = z.ZodMiniType,
  VisitorOutput extends z.ZodMiniType = z.ZodMiniType,
  Caller extends Who = Who,
> = {
  /** The operation's name in OpenAPI and the first part of the browser's cache key. */
  name: string;
  summary: string;
  method: Method;
  /** The path, with parameters in the form `:orderId`. */
  path: `/api/${string}`;
  who: Caller;
  /** The right that the person, staff member or API client must have. The router checks it; handlers do not. */
  right?: Right | PersonRight;
  /** The answer depends on who calls, so the browser's cached copy is fetched again after a log-in. */
  perPrincipal?: boolean;
  /**
   * The endpoint is available to visitors while the shop has not opened: always, or when the press room alone is open.
   */
  whileClosed?: 'always' | 'in press room';
  /** The endpoint is available while a new password is required. */
  whilePasswordIsRequired?: boolean;
  input: Input;
  output: Output;
  /** The schema that writes a visitor's answer; a field that it does not name never leaves the server. */
  visitorOutput?: VisitorOutput;
  /**
   * The body is a file's bytes, given as `File`; the rest of the input is in the query. With `onDisk` it is too large
   * for memory, and may take up to an hour to arrive.
   */
  takesFile?: { mostBytes: number; onDisk?: true };
  /** The answer is a file of this media type, which the handler gives as a `FileAnswer`; `output` is nothing. */
  givesFile?: string;
  /** The largest JSON body, where the usual limit of 64 kB is too small. */
  mostBodyBytes?: number;
  /** The success status; 204 has no body. */
  status?: 200 | 204;
  /** More detail than the summary, in Markdown, for developers of other systems. */
  description?: string;
  /** Expected failures that do not follow from the rest of the declaration. */
  problems?: readonly ProblemCode[];
  /** A visitor's answer is cached until then, by endpoint, input and language. An answer that follows the clock is not cached. */
  cachedUntil?: CachedUntil;
  /** Returns `cachedUntil` for endpoints where it depends on the input. */
  cachedUntilFor?(input: z.output<Input>): CachedUntil;
  /** The headers that the endpoint reads, each with its purpose. */
  requestHeaders?: Readonly<Record<string, string>>;
};

export type InputOf<E> = E extends { input: infer I extends z.ZodMiniType } ? z.output<I> : never;

export type OutputOf<E> =
  | (E extends { output: infer O extends z.ZodMiniType } ? z.output<O> : never)
  | (E extends { visitorOutput: infer V extends z.ZodMiniType } ? z.output<V> : never);

export type ShopPrincipalOf<E> = E extends { who: 'customer' }
  ? CustomerSession
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
        : Caller extends 'customer'
          ? { right: PersonRight }
          : { right?: never }),
): Endpoint<Input, Output, VisitorOutput, Caller> {
  return declaration;
}

/** Returns whether the browser's cached answer of this endpoint may contain customer data. */
export function dependsOnPrincipal(
  declaration: Pick<Endpoint, 'who' | 'perPrincipal' | 'visitorOutput'>,
): boolean {
  return (
    declaration.who !== 'anyone' ||
    declaration.perPrincipal === true ||
    declaration.visitorOutput !== undefined
  );
}

/** Returns the path with its parameters filled in, and the rest of the input. */
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
