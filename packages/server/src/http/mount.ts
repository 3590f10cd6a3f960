import { pathParameters, type Call } from '@shopwright/contract';
import type { FastifyInstance } from 'fastify';
import type { Endpoint } from './endpoint.ts';
import { parameterKey } from './read-request.ts';

/** All paths and methods of a call. */
export function mountPoints(call: Call): { method: Call['method']; path: string }[] {
  const paths = [call.path, ...call.aliases];
  const own = paths.map((path) => ({ method: call.method, path }));
  return call.postFallback
    ? [...own, ...paths.map((path) => ({ method: 'POST' as const, path }))]
    : own;
}

/** `/v1/products/{product.id}` for the router. */
export function routerPath(path: string): string {
  let count = 0;
  return path.replaceAll(/\{[^}]+\}/g, () => `:${parameterKey(count++)}`);
}

/** Aliases must have the same parameters in the same order, because they are read by position. */
export function assertMountable(calls: readonly Call[]): void {
  const taken = new Map<string, string>();
  for (const call of calls) {
    for (const { method, path } of mountPoints(call)) {
      if (pathParameters(path).join() !== pathParameters(call.path).join())
        throw new Error(`${call.name}: ${path} takes other parameters than ${call.path}.`);
      const key = `${method} ${routerPath(path)}`;
      const other = taken.get(key);
      if (other) throw new Error(`${call.name} and ${other} are both mounted at ${key}.`);
      taken.set(key, call.name);
    }
  }
}

/** No HEAD: some calls are single-use links, which link scanners must not use up. */
export function mount(app: FastifyInstance, call: Call, endpoint: Endpoint): void {
  for (const { method, path } of mountPoints(call))
    app.route({
      method,
      url: routerPath(path),
      handler: endpoint,
      exposeHeadRoute: false,
      config: { call: call.name },
    });
}

/**
 * Whether a route is a call of the contract rather than a page, a file or an operational endpoint.
 */
export const isCall = (route: { readonly config?: object }): boolean =>
  route.config !== undefined && 'call' in route.config;
