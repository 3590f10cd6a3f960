import type { FastifyInstance, FastifyRequest } from 'fastify';
import { compact } from '../kernel/compact.ts';
import type { Log } from '../kernel/log.ts';
import type { Caller } from './actor.ts';

/**
 * One line for each request: what was requested, the status and the duration. It contains no token,
 * query or personal id, so that the log can be stored and shared.
 */
export interface AccessLog {
  /** Records the caller for the request's line. */
  readonly noteCaller: (request: FastifyRequest, caller: Caller | undefined) => void;
  readonly listen: (app: FastifyInstance) => void;
}

export function createAccessLog(log: Log): AccessLog {
  const actors = new WeakMap<FastifyRequest, string>();
  return {
    noteCaller: (request, caller) => void (caller && actors.set(request, actorKind(caller))),
    listen(app) {
      app.addHook('onRequest', (request, reply, done) => {
        // Pages call the API within this process, without a socket; only the page itself is logged.
        if (request.raw.socket.remotePort === undefined) return done();
        const started = performance.now();
        // `close` also fires when the client disconnects before the answer.
        reply.raw.once('close', () => {
          const { method, url, id: reqId, routeOptions } = request;
          const isAborted = !reply.raw.writableFinished;
          log.info(
            {
              event: 'http.request',
              reqId,
              method,
              route: routeOf(routeOptions.url, url),
              ...compact({ call: callNameOf(routeOptions.config) }),
              status: reply.raw.statusCode,
              ms: Math.round((performance.now() - started) * 10) / 10,
              actor: actors.get(request) ?? 'none',
              ...(isAborted ? { aborted: true } : {}),
            },
            'Request answered',
          );
        });
        done();
      });
    },
  };
}

const actorKind = ({ role, elevated }: Caller): string =>
  elevated === true ? `${role} with key` : role;

export const callNameOf = (config: object | undefined): string | undefined =>
  config && 'call' in config && typeof config.call === 'string' ? config.call : undefined;

/** The route's pattern for a call; for a page its own path, without ids and other long segments. */
export function routeOf(route: string | undefined, url: string): string {
  if (route !== undefined && !route.endsWith('*')) return route;
  return pathWithoutIds(url.split('?', 1)[0] ?? '/');
}

const MAX_WORD_LENGTH = 60;
const ids = /^(?=.*\d)[\w~.-]{20,}$|^[\da-f]{8}-[\da-f-]{20,}$/i;
/** Slugs are lower case, unlike random tokens. */
const words = /^[a-z\d]+(?:-[a-z\d]+)*(?:\.[a-z\d]+)?$/;
/** Path segments after these grant access, whatever they look like. */
const beforeSecrets: ReadonlySet<string> = new Set(['downloads', 'go', 'discount', 'recover']);

/** A slug names a page; an id or a token in a path may identify a user. */
export function pathWithoutIds(path: string): string {
  return path
    .split('/')
    .map((step, index, steps) => (isNamed(step, steps[index - 1]) ? step : ':id'))
    .join('/')
    .slice(0, 200);
}

const isNamed = (step: string, before = ''): boolean =>
  step === '' ||
  (!beforeSecrets.has(before) && words.test(step) && step.length <= MAX_WORD_LENGTH && !isId(step));

/**
 * Long slugs with several words may contain a digit; an id has no hyphen or is a GUID, also in data
 * requests of pages.
 */
const isId = (step: string): boolean => {
  const plain = step.replace(/\.data$/, '');
  return (
    ids.test(plain) &&
    (!plain.includes('-') || /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(plain))
  );
};
