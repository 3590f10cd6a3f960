import type { Call, CommonError, ErrorCode, UnraisedError } from '@shopwright/contract';
import type { ApplicationRefusal, Refusal } from '../kernel/outcome.ts';
import type { Actor } from './actor.ts';

/** A call of the contract with the handler that answers it. */

export interface CallInput<Request> {
  readonly request: Request;
  readonly actor: Actor;
  readonly requestId: string;
  /** The caller's address, for limits by address. */
  readonly address: string;
  /** The client's read-your-writes token, if it sent one. */
  readonly consistent: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

export interface PublicCallInput<Request> extends Omit<CallInput<Request>, 'actor'> {
  readonly actor: Actor | undefined;
  readonly authorization: string;
}

/** An answer that is already encoded: concatenated from stored text, never parsed again. */
export interface ReadyAnswer {
  readonly ready: string | Buffer;
}

/** A complete HTTP response: pages and redirects of `raw` calls. */
export interface RawAnswer {
  readonly raw: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | Buffer;
  };
}

/** The answer and the catalog version that it read or wrote. */
export interface ConsistentAnswer<Answer> {
  readonly consistent: string;
  readonly answer: Answer | ReadyAnswer;
}

export type HandlerResult<Answer, Code extends ErrorCode = never> =
  | Successful<Answer>
  | Refusal<Code>
  | ReadyAnswer
  | RawAnswer
  | ConsistentAnswer<Answer>;

/** An answer whose fields are all optional would otherwise accept a refusal, or a promise of one. */
type Successful<Answer> = Answer & { readonly refused?: never; readonly then?: never };

export interface Route {
  readonly call: Call;
  readonly handle: (input: never) => MaybePromise<HandlerResult<unknown, ErrorCode>>;
}

export type MaybePromise<Value> = Promise<Value> | Value;

/**
 * A route whose handler answers exactly the errors that its call lists in the contract; otherwise a
 * type that is no `Route` and names the difference.
 */
export type RouteOf<Listed extends ErrorCode, Result> = [Fieldless<Result>] extends [never]
  ? [NeverAnswered<Listed, Result>] extends [never]
    ? Route
    : { readonly listedButNeverAnswered: NeverAnswered<Listed, Result> }
  : { readonly returnEmptyAnswerInsteadOfBraces: true };

/** The members of a union that have no fields, such as `{}`. */
type Fieldless<Result> = Result extends unknown
  ? [keyof Result] extends [never]
    ? Result
    : never
  : never;

type NeverAnswered<Listed extends ErrorCode, Result> = Exclude<
  Listed,
  CodeOf<Result> | UnraisedError | CommonError
>;
type CodeOf<Result> = Result extends ApplicationRefusal<infer Code> ? Code : never;

/**
 * Does not compile if the handler answers an error that the call does not list, or the call lists an
 * error that the handler cannot answer.
 */
export function route<
  Request,
  Answer,
  Listed extends ErrorCode,
  Result extends MaybePromise<HandlerResult<Answer, Listed>>,
>(
  call: Call<Request, Answer, Listed>,
  handle: (input: CallInput<Request>) => Result,
): RouteOf<Listed, Awaited<Result>> {
  if (call.who === 'public') throw new Error(`${call.name} has no actor: use publicRoute.`);
  // The two types are the same, unless the compiler refuses the route where it is used.
  return { call, handle } satisfies Route as Route as RouteOf<Listed, Awaited<Result>>;
}

/** For calls that anyone may make without a token: the actor may be missing. */
export function publicRoute<
  Request,
  Answer,
  Listed extends ErrorCode,
  Result extends MaybePromise<HandlerResult<Answer, Listed>>,
>(
  call: Call<Request, Answer, Listed>,
  handle: (input: PublicCallInput<Request>) => Result,
): RouteOf<Listed, Awaited<Result>> {
  return { call, handle } satisfies Route as Route as RouteOf<Listed, Awaited<Result>>;
}

/**
 * The answer of a call that answers nothing. With a plain `{}` the compiler would forget the
 * refusals of a handler, because each of them is also a `{}`.
 */
export const emptyAnswer: Record<string, never> = Object.freeze({});
