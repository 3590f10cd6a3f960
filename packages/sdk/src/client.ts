import { createCallApi, type CallApi, type Transport } from './call-api.ts';
import { defaultHost } from './host.ts';

export interface AuthStrategy {
  getAuthHeaders(): Promise<{ readonly headers: Readonly<Record<string, string>> }>;
  /** Told once, by createClient, how its own requests travel. */
  connect?(transport: Transport): void;
}

/** A module's function waits for the way to call: `(callApi) => (...arguments) => result`. */
export type Bound<Module> =
  Module extends (callApi: CallApi) => infer Ready ? Ready
  : Module extends object ? { readonly [Name in keyof Module]: Bound<Module[Name]> }
  : Module;

export interface ClientOptions<Modules extends object, Auth extends AuthStrategy | undefined> {
  readonly modules?: Modules;
  readonly auth?: Auth;
  readonly host?: string;
  readonly fetch?: typeof fetch;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Client<Modules extends object, Auth extends AuthStrategy | undefined> =
  Bound<Modules> & { readonly auth: Auth; readonly callApi: CallApi };

export function createClient<Modules extends object = Record<never, never>, Auth extends AuthStrategy | undefined = undefined>(
  options: ClientOptions<Modules, Auth>,
): Client<Modules, Auth> {
  const { auth, headers, host = defaultHost(), fetch = globalThis.fetch } = options;
  const transport: Transport = { host, fetch, ...(headers === undefined ? {} : { headers }) };
  auth?.connect?.(transport);
  const callApi = createCallApi({
    ...transport,
    ...(auth === undefined ? {} : { authorize: async () => (await auth.getAuthHeaders()).headers }),
  });
  // `bound` walks the modules as the type does; the walk itself cannot be typed. Without an `auth`, Auth is undefined.
  return Object.assign({}, bound(options.modules ?? {}, callApi) as Bound<Modules>, { auth: auth as Auth, callApi });
}

function bound(module: unknown, callApi: CallApi): unknown {
  if (typeof module === 'function') return module(callApi);
  if (typeof module !== 'object' || module === null) return module;
  return Object.fromEntries(Object.entries(module).map(([name, part]) => [name, bound(part, callApi)]));
}
