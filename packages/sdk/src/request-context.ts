import { clientOf, contextual, type ContextClient, type WixContext } from './context.ts';
import type { HttpClient } from './http-client.ts';
import { noGraphql } from './no-graphql.ts';

export {
  enableContext,
  setGlobalWixContext,
  type ContextClient,
  type WixContext,
} from './context.ts';

/** Runs the function with the context's elevated client. */
export function elevate<Function>(moduleFunction: Function): Function {
  const descriptor = moduleFunction as (http: HttpClient) => (...given: never[]) => unknown;
  const elevated = (...given: unknown[]): unknown =>
    (clientOf(true).use(descriptor) as (...given: unknown[]) => unknown)(...given);
  return elevated as Function;
}

export const fetchWithAuth: typeof fetch = contextual((http) => http.fetchWithAuth) as typeof fetch;

export const graphql = noGraphql;

interface Store {
  run<T>(value: { context: WixContext | undefined }, work: () => T): T;
  getStore(): { context: WixContext | undefined } | undefined;
}

/**
 * Sets the client for everything that `work` calls and awaits, so that concurrent requests of a
 * server have separate clients. Needs AsyncLocalStorage, which Node, Bun, Deno and edge runtimes
 * have.
 */
export function runInContext<T>(context: ContextClient | WixContext, work: () => T): T {
  const value = 'use' in context ? { client: context } : context;
  return requestStore().run({ context: value }, work);
}

const storeKey = Symbol.for('@shopwright/sdk request context');

/**
 * The global name of the context returns that of the current request, so that the provider's
 * modules see it too.
 */
function requestStore(): Store {
  const globals = globalThis as { [storeKey]?: Store; __wix_context__?: WixContext | undefined };
  const existing = globals[storeKey];
  if (existing !== undefined) return existing;
  const store = newStore();
  let outside = globals.__wix_context__;
  Object.defineProperty(globalThis, '__wix_context__', {
    configurable: true,
    get: () => (store.getStore() ?? { context: outside }).context,
    set(next: WixContext | undefined) {
      const request = store.getStore();
      if (request === undefined) outside = next;
      else request.context = next;
    },
  });
  globals[storeKey] = store;
  return store;
}

function newStore(): Store {
  const { AsyncLocalStorage, process } = globalThis as {
    AsyncLocalStorage?: new () => Store;
    process?: {
      getBuiltinModule?(name: string): { AsyncLocalStorage: new () => Store } | undefined;
    };
  };
  const Storage =
    AsyncLocalStorage ?? process?.getBuiltinModule?.('node:async_hooks')?.AsyncLocalStorage;
  if (Storage === undefined)
    throw new Error(
      'A context for one request needs AsyncLocalStorage, and this runtime has none. Give the client to the code that uses it, or use enableContext where one client serves all.',
    );
  return new Storage();
}
