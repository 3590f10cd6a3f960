import { isHttpClient, type HttpClient } from './http-client.ts';

/** The part of a client that a context uses. */
export interface ContextClient {
  use(module: unknown): unknown;
  fetchWithAuth: typeof fetch;
  readonly auth?: unknown;
  graphql?(query: unknown, variables?: unknown, options?: unknown): Promise<unknown>;
}

export interface WixContext {
  client?: ContextClient | undefined;
  elevatedClient?: ContextClient | undefined;
}

/** The provider's modules look up the context under this name. */
interface Globals {
  __wix_context__?: WixContext | undefined;
}
// The global object has no fixed type.
const globals = globalThis as Globals;

const missingContext =
  'Wix context is not available. Make sure to initialize the Wix context before using SDK modules';
const missingElevated =
  'An elevated client is required to use elevated modules. Make sure to initialize the Wix context with an elevated client before using elevated SDK modules';

type Descriptor = (
  http: HttpClient,
  options?: { validateRequestSchema?: boolean },
) => (...given: never[]) => unknown;

/** Marks functions of our own modules, which need no detection. */
export const isOurs: unique symbol = Symbol.for('@shopwright/sdk module');

/**
 * Called with an HTTP client, it is bound to it; otherwise it takes the client from the context.
 */
export function contextual(descriptor: Descriptor, elevated = false): unknown {
  function moduleFunction(...given: unknown[]): unknown {
    const [http, options] = given;
    if (isHttpClient(http))
      return descriptor(http, options as { validateRequestSchema?: boolean } | undefined);
    const bound = clientOf(elevated).use(moduleFunction) as (...given: unknown[]) => unknown;
    return bound(...given);
  }
  return Object.assign(moduleFunction, { [isOurs]: true });
}

export function clientOf(elevated: boolean): ContextClient {
  const { client, elevatedClient } = globals.__wix_context__ ?? {};
  if (client === undefined && elevatedClient === undefined) throw new Error(missingContext);
  const found = elevated ? elevatedClient : client;
  if (found === undefined) throw new Error(elevated ? missingElevated : missingContext);
  return found;
}

/**
 * Sets the client of every module function that is called without one. The provider's two kinds of
 * context are the same here.
 */
export function enableContext(
  client: ContextClient,
  _kind: 'global' | 'module' = 'global',
  { elevated = false }: { elevated?: boolean } = {},
): void {
  globals.__wix_context__ = {
    ...globals.__wix_context__,
    [elevated ? 'elevatedClient' : 'client']: client,
  };
}

export function setGlobalWixContext(
  context: WixContext,
  { dangerouslyOverride = false }: { dangerouslyOverride?: boolean } = {},
): void {
  if (globals.__wix_context__ === undefined || dangerouslyOverride)
    globals.__wix_context__ = context;
}

/** Used to bind the provider's modules, which would otherwise use the context's client. */
export function runWithoutContext<T>(work: () => T): T {
  const context = globals.__wix_context__;
  if (context === undefined) return work();
  globals.__wix_context__ = undefined;
  try {
    return work();
  } finally {
    globals.__wix_context__ = context;
  }
}
