import type { ErrorCode, SingleStatusError } from './errors/index.ts';
import type { Message, Schema, Static } from './field.ts';
import type { Permission } from './permissions.ts';
import type { UnraisedError } from './unraised-errors.ts';

/**
 * Who may make a call: `public` without a token; `anyone` with a valid token of this site; `member`
 * signed in; `merchant` the owner, or a collaborator, app or key with the call's permission.
 * Objects of another caller look like missing ones.
 */
export type Who = 'public' | 'anyone' | 'member' | 'merchant';

interface CommonFacts {
  /** `module.function`, as the client names it. */
  readonly name: string;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Parameters in braces; a dotted one (`{product.id}`) is a field of the request. */
  readonly path: string;
  /** Other complete paths of the same call. */
  readonly aliases?: readonly string[];
  /**
   * Complete paths that only older releases of the provider's packages call, or that only its
   * documentation names.
   */
  readonly olderPaths?: readonly string[];
  readonly request: Message;
  readonly answer: Schema;
  /**
   * The errors that this call may answer in addition to the common ones. The compiler compares them
   * with those of the handler, see `route()`.
   */
  readonly errors?: readonly ErrorCode[];
  /**
   * Errors that the provider declares for this call and this server never returns here. They are
   * listed like the others, so that clients written for the provider compile.
   */
  readonly unansweredErrors?: readonly ErrorCode[];
  /** A read call that is sent as POST if its query is too long for a URL. */
  readonly postFallback?: boolean;
  /**
   * The error code for an invalid field, where the official client cannot read field
   * violations.
   */
  readonly violationsAs?: Exclude<SingleStatusError, UnraisedError>;
  /** The answer is a page or raw bytes, written by the handler itself. */
  readonly raw?: boolean;
  /** May also arrive as a form, as OAuth clients send it. */
  readonly form?: boolean;
  /** The raw body is passed in the field `payload`: a signature covers its exact bytes. */
  readonly rawBody?: boolean;
  /**
   * Dotted names of read-only fields that this call accepts: an order is created with its line
   * items, which are read-only later.
   */
  readonly accepts?: readonly string[];
  readonly deprecated?: boolean;
  /**
   * Staff who have not set up the second factor that the store requires may make this call. They are
   * refused everywhere else.
   */
  readonly beforeSecondFactor?: boolean;
}

/**
 * A merchant call without a permission does not compile: every app, key and collaborator could make
 * it. Elsewhere the permission is what an app, key or collaborator needs to act as the shop in this
 * call; without it, they are treated like a visitor.
 */
export type CallFacts = CommonFacts &
  (
    | { readonly who: 'merchant'; readonly permission: Permission }
    | { readonly who: Exclude<Who, 'merchant'>; readonly permission?: Permission }
  );

/** The errors that a call lists. */
type ListedErrors<Facts extends CallFacts> = Facts extends {
  readonly errors: readonly (infer Code extends ErrorCode)[];
}
  ? Code
  : never;

export interface Call<
  Request = unknown,
  Answer = unknown,
  Code extends ErrorCode = ErrorCode,
> extends Omit<CommonFacts, 'aliases' | 'olderPaths' | 'errors' | 'unansweredErrors'> {
  readonly who: Who;
  readonly permission?: Permission;
  /** Every path except `path`, including those of older releases. */
  readonly aliases: readonly string[];
  readonly olderPaths: readonly string[];
  readonly errors: readonly Code[];
  readonly request: Message<Request>;
  readonly answer: Schema<Answer>;
}

/**
 * Calls of a service are served below each of its prefixes, and at their own path without a prefix.
 */
export function service(prefixes: readonly string[]) {
  return function call<const F extends CallFacts>(
    facts: F,
  ): Call<Static<F['request']>, Static<F['answer']>, ListedErrors<F>> {
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
      // The cast restores the types of the declaration. The type leaves out unanswered errors,
      // which handlers must not return.
      errors: [
        ...new Set([...(facts.errors ?? []), ...(facts.unansweredErrors ?? [])]),
      ] as readonly ErrorCode[] as readonly ListedErrors<F>[],
      request: facts.request as Message<Static<F['request']>>,
      answer: facts.answer as Schema<Static<F['answer']>>,
    };
  };
}

/** Names of the parameters in a path, in order. */
export function pathParameters(path: string): string[] {
  return [...path.matchAll(/\{([^}]+)\}/g)].map((match) => match[1] ?? '');
}
