import type { Message, Schema, Static } from './field.ts';
import type { Permission } from './permissions.ts';

/**
 * Who may make a call:
 * `public` without any token; `anyone` with a valid token of this site; `member` signed in;
 * `merchant` the owner, or a collaborator, app or key that holds the call's permission.
 * What belongs to one person is narrowed further when it is loaded: another's object answers like a missing one.
 */
export type Who = 'public' | 'anyone' | 'member' | 'merchant';

interface CommonFacts {
  /** `module.function`, as the client names it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Parameters in braces; a dotted one (`{product.id}`) is a field of the request. */
  readonly path: string;
  /** Further whole paths of the same call. */
  readonly aliases?: readonly string[];
  /** Whole paths that only older releases of the provider's packages call, or that its documentation alone names. */
  readonly olderPaths?: readonly string[];
  readonly request: Message;
  readonly answer: Schema;
  /** Application error codes this call may answer beyond the common ones. */
  readonly errors?: readonly string[];
  /** Read calls whose long form arrives as POST. */
  readonly postFallback?: boolean;
  /** The code under which a bad field is told, where the official client cannot read field violations. */
  readonly violationsAs?: string;
  /** The answer is a page or raw bytes, written by the handler itself. */
  readonly raw?: boolean;
  /** May also arrive as a form, as OAuth clients send it. */
  readonly form?: boolean;
  /** The body is taken as it comes, into the field `payload`: messages that are signed to the byte. */
  readonly rawBody?: boolean;
  /** Dotted names of read-only fields that this call takes all the same: an order is made with its lines, and never changed in them. */
  readonly accepts?: readonly string[];
  readonly deprecated?: boolean;
}

/**
 * A merchant call without a permission does not compile: every app, key and collaborator could make it. Elsewhere the permission
 * is what an app, key or collaborator needs to act as the shop in this call; without it, they are treated like a visitor.
 */
export type CallFacts = CommonFacts &
  (
    | { readonly who: 'merchant'; readonly permission: Permission }
    | { readonly who: Exclude<Who, 'merchant'>; readonly permission?: Permission }
  );

export interface Call<Request = unknown, Answer = unknown> extends Omit<
  CommonFacts,
  'aliases' | 'olderPaths' | 'errors'
> {
  readonly who: Who;
  readonly permission?: Permission;
  /** Every path but `path`, those of older releases included. */
  readonly aliases: readonly string[];
  readonly olderPaths: readonly string[];
  readonly errors: readonly string[];
  readonly request: Message<Request>;
  readonly answer: Schema<Answer>;
}

/** Every call of one service is reached below each of its prefixes, and at its own path without any. */
export function service(prefixes: readonly string[]) {
  return function call<const F extends CallFacts>(
    facts: F,
  ): Call<Static<F['request']>, Static<F['answer']>> {
    const { olderPaths = [] } = facts;
    const mounted = new Set([
      ...prefixes.map((prefix) => prefix + facts.path),
      ...(facts.aliases ?? []),
      ...olderPaths,
    ]);
    mounted.delete(facts.path);
    return {
      ...facts,
      aliases: [...mounted],
      olderPaths,
      errors: facts.errors ?? [],
      // The phantom type of the facts is carried over; the value is the same object.
      request: facts.request as Message<Static<F['request']>>,
      answer: facts.answer as Schema<Static<F['answer']>>,
    };
  };
}

/** Names of the parameters in a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
}
