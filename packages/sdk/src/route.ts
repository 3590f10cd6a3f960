import type { Call } from '@shopwright/contract/call';

/** Type-level only: where a route keeps the types of its request and answer. */
declare const TYPES: unique symbol;

/** What the client must know of a call at run time. The schemas stay in the contract. */
export interface Route<Request, Answer> {
  /** `module.function`; for messages only. */
  readonly name: string;
  readonly method: Call['method'];
  /** Parameters in braces; a dotted one (`{product.id}`) is a field of the request. */
  readonly path: string;
  readonly postFallback?: boolean;
  readonly [TYPES]?: (request: Request) => Answer;
}

export type RouteOf<C> = C extends Call<infer Request, infer Answer> ? Route<Request, Answer> : never;
