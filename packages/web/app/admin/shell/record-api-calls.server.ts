import { AsyncLocalStorage } from 'node:async_hooks';
import * as sdk from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { ApiCalls } from './api-calls.ts';

/** Records the calls of one loader or action, without tokens, passwords and codes. */

interface Recording {
  readonly origin: string;
  readonly curl: string[];
  readonly statements: string[];
  readonly modules: Set<string>;
}

const recordings = new AsyncLocalStorage<Recording>();

const SECRET_FIELD = /password|secret|token$|^code$/i;
const HIDDEN = '***';

const withoutSecrets = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, part]) => [
          name,
          SECRET_FIELD.test(name) && typeof part === 'string' ? HIDDEN : part,
        ]),
      )
    : value;

const shellQuote = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** For the hook of the client that sends requests as staff. */
export function recordRequest({
  url,
  method,
  body,
}: {
  readonly url: string;
  readonly method: string;
  readonly body?: string | undefined;
}): void {
  const recording = recordings.getStore();
  const { pathname, search } = new URL(url);
  // The exchange of tokens is the session's own business.
  if (!recording || pathname === '/oauth2/token') return;
  recording.curl.push(
    [
      `curl${method === 'GET' ? '' : ` -X ${method}`} ${shellQuote(`${recording.origin}${pathname}${search}`)}`,
      '-H "Authorization: $SHOPWRIGHT_API_KEY"',
      ...(body === undefined
        ? []
        : [
            "-H 'Content-Type: application/json'",
            `-d ${shellQuote(JSON.stringify(JSON.parse(body), withoutSecrets))}`,
          ]),
    ].join(' \\\n  '),
  );
}

const argumentsOf = (given: readonly unknown[]): string =>
  given
    .filter((one, index) => one !== undefined || index < given.length - 1)
    .map((one) => JSON.stringify(one, withoutSecrets) ?? 'undefined')
    .join(', ');

const nameOf = (module: unknown): string | undefined =>
  Object.entries(sdk).find(([, one]) => one === module)?.[0];

/** Notes what is called on an object, and on the query that a call returns. */
function watch<Watched extends object>(
  watched: Watched,
  code: string,
  done: (code: string) => void,
): Watched {
  return new Proxy(watched, {
    get(target, name) {
      const part: unknown = Reflect.get(target, name, target);
      if (typeof part !== 'function' || typeof name !== 'string') return part;
      return (...given: unknown[]) => {
        const called = `${code}.${name}(${argumentsOf(given)})`;
        const result: unknown = Reflect.apply(part, target, given);
        if (result instanceof Promise || typeof result !== 'object' || result === null) {
          done(called);
          return result;
        }
        return watch(result, called, done);
      };
    },
  });
}

function watchSession(userSession: UserSession, recording: Recording): UserSession {
  const watchModules =
    (use: UserSession['use']): UserSession['use'] =>
    (module) => {
      const bound = use(module);
      const name = nameOf(module);
      if (name === undefined || typeof bound !== 'object' || bound === null) return bound;
      return watch(bound, `client.${name}`, (statement) => {
        recording.modules.add(name);
        recording.statements.push(statement);
      });
    };
  return {
    ...userSession,
    use: watchModules(userSession.use),
    useRateLimited: watchModules(userSession.useRateLimited),
  };
}

/** Runs the work of a loader or an action and adds the calls it made to its result. */
export async function withApiCalls<Result>(
  userSession: UserSession,
  origin: string,
  work: (userSession: UserSession) => Promise<Result>,
): Promise<Result> {
  const recording: Recording = { origin, curl: [], statements: [], modules: new Set() };
  const result = await recordings.run(recording, () => work(watchSession(userSession, recording)));
  const apiCalls: ApiCalls = { ...recording, modules: [...recording.modules].toSorted() };
  return addCalls(result, apiCalls);
}

function addCalls<Result>(result: Result, apiCalls: ApiCalls): Result {
  if (typeof result !== 'object' || result === null || result instanceof Response) return result;
  // The form of `data(...)`: a value with a status of its own.
  if ('data' in result && 'init' in result)
    return Object.assign(result, { data: addCalls(result.data, apiCalls) });
  return {
    ...result,
    apiCalls: { curl: apiCalls.curl, statements: apiCalls.statements, modules: apiCalls.modules },
  };
}
