import type { ErrorCode, SingleStatusError } from './errors/index.ts';
import type { Message, Schema, Static } from './field.ts';
import type { Permission } from './permissions.ts';
import type { UnraisedError } from './unraised-errors.ts';

/**
 * Who may make a call: `public` without any token; `anyone` with a valid token of this site;
 * `member` signed in; `merchant` the owner, or a collaborator, app or key that holds the call's
 * permission. What belongs to one person is narrowed further when it is loaded: another's object
 * answers like a missing one.
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
  /**
   * Whole paths that only older releases of the provider's packages call, or that its documentation
   * alone names.
   */
  readonly olderPaths?: readonly string[];
  readonly request: Message;
  readonly answer: Schema;
  /**
   * The errors this call may answer in addition to the common ones. `route()` compares them with those
   * of the handler when it is compiled.
   */
  readonly errors?: readonly ErrorCode[];
  /**
   * Errors that the provider declares for this call, and that this platform answers only in other
   * calls. They are listed like the others, so that programs written for the provider compile.
   */
  readonly unansweredErrors?: readonly ErrorCode[];
  /** Read calls whose long form arrives as POST. */
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
  /**
   * The body is taken as it comes, into the field `payload`: messages that are signed to the byte.
   */
  readonly rawBody?: boolean;
  /**
   * Dotted names of read-only fields that this call takes all the same: an order is made with its
   * lines, and never changed in them.
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
  /** Every path but `path`, those of older releases included. */
  readonly aliases: readonly string[];
  readonly olderPaths: readonly string[];
  readonly errors: readonly Code[];
  readonly request: Message<Request>;
  readonly answer: Schema<Answer>;
}

/**
 * Every call of one service is reached below each of its prefixes, and at its own path without any.
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
      // The phantom types of the facts are carried over; the values are the same objects.
      // Two groups of errors may share one. The type leaves out the unanswered errors, which handlers
      // must not answer.
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
