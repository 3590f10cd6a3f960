import { isOurs, runWithoutContext } from './context.ts';
import type { EventDefinition } from './event.ts';
import type { HttpClient, RequestFactory, RequestOptions } from './http-client.ts';

interface Binding {
  readonly host: unknown;
  readonly register: (definition: EventDefinition, handler: unknown) => void;
  readonly validateRequestSchema: boolean | undefined;
}

interface Kinds {
  __type?: string;
  __isAmbassador?: boolean;
  create?(host: unknown): unknown;
  [isOurs]?: true;
}

/** Binds the functions of a module to a client. */
export function bound(module: unknown, http: HttpClient, binding: Binding): unknown {
  if ((typeof module !== 'object' && typeof module !== 'function') || module === null)
    return module;
  const { __type: kind } = module as Kinds;
  if (kind === 'event-definition')
    return (handler: unknown) => {
      binding.register(module as EventDefinition, handler);
    };
  if (kind === 'service-plugin-definition')
    return () => {
      throw new Error('There are no service plugins here: the platform calls none.');
    };
  if (kind === 'host' && typeof binding.host === 'object')
    return (module as Kinds).create?.(binding.host);
  if (typeof module !== 'function')
    return Object.fromEntries(
      Object.entries(module).map(([name, part]) => [name, bound(part, http, binding)]),
    );
  // The provider's namespaces contain error classes next to their functions.
  if (kind === 'wix_spi_error') return module;
  const make = module as unknown as ((...given: unknown[]) => unknown) & Kinds;
  return runWithoutContext(() =>
    isAmbassador(make)
      ? ambassador(make, http)
      : make(http, { validateRequestSchema: binding.validateRequestSchema }),
  );
}

/**
 * The provider's oldest kind of module: `(payload) => (context) => request`. It can only be
 * detected by trying.
 */
const isAmbassador = (module: ((...given: unknown[]) => unknown) & Kinds): boolean =>
  module[isOurs] === undefined &&
  (module.__isAmbassador === true || Boolean((module() as Kinds | undefined)?.__isAmbassador));

const ambassador =
  (module: (...given: unknown[]) => unknown, http: HttpClient) =>
  async (payload: unknown): Promise<unknown> => {
    let transform: RequestOptions['transformResponse'];
    const { data } = await http.request((context) => {
      const request = (module(payload) as RequestFactory)(context);
      transform = request.transformResponse;
      return { ...request, method: request.method.toUpperCase(), transformResponse: undefined };
    });
    const last = Array.isArray(transform)
      ? (transform.at(-1) as (data: unknown) => unknown)
      : (transform as ((data: unknown) => unknown) | undefined);
    return last === undefined ? data : last(data);
  };
