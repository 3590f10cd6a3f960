import { pathParameters, violationsMessage, type Call } from '@shopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Log } from '../kernel/log.ts';
import { isRefusal, refuse, refuseFields, type Refusal } from '../kernel/outcome.ts';
import { decideAccess, isOfShop, refuseOtherSite, type Actor, type Caller } from './actor.ts';
import { createDeadlines, CHECK_INTERVAL_MS, type Visit } from './deadlines.ts';
import { createEncoders, type Encode } from './encode-answer.ts';
import { send, type Outcome } from './send.ts';
import { passingTrouble, refuseCommon, systemError, wireError } from './errors.ts';
import type { Limits } from './limits.ts';
import { loggable } from './loggable.ts';
import { createPathParameters, readRequest } from './read-request.ts';
import { createRemembered, type Remembered } from './remembered.ts';
import { RequestRefused } from './request-refused.ts';
import { hasMerchantInput, shapeRequest, type ShapedRequest } from './shape.ts';
import { actingAs } from './who-acts.ts';

/** The life of a call: the same six steps for every call, from the contract's data, so that none can skip one. */

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

/** An answer that is already the wire's bytes: spliced from stored text, never parsed and printed again. */
export interface ReadyAnswer {
  readonly ready: string | Buffer;
}

/** A whole HTTP answer of its own: pages and redirects of `raw` calls. */
export interface RawAnswer {
  readonly raw: {
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string | Buffer;
  };
}

/** The answer and the version of the catalog it saw or made. */
export interface ConsistentAnswer<Answer> {
  readonly consistent: string;
  readonly answer: Answer | ReadyAnswer;
}

export type HandlerResult<Answer> =
  | Answer
  | Refusal
  | ReadyAnswer
  | RawAnswer
  | ConsistentAnswer<Answer>;

export interface Route {
  readonly call: Call;
  readonly handle: (input: never) => Soon<HandlerResult<unknown>>;
}

/** At once where nothing has to be waited for: a promise costs as much as looking up an answer that is kept. */
type Soon<Value> = Promise<Value> | Value;

export function route<Request, Answer>(
  call: Call<Request, Answer>,
  handle: (input: CallInput<Request>) => Soon<HandlerResult<Answer>>,
): Route {
  if (call.who === 'public') throw new Error(`${call.name} has no actor: use publicRoute.`);
  return { call, handle };
}

/** For calls that anyone may make without a token: the actor may be missing. */
export function publicRoute<Request, Answer>(
  call: Call<Request, Answer>,
  handle: (input: PublicCallInput<Request>) => Soon<HandlerResult<Answer>>,
): Route {
  return { call, handle };
}

export interface EndpointDeps {
  /** Token, key, or a pair of both; undefined when it is not good for anything. At once for whoever is known. */
  readonly authenticate: (authorization: string) => Soon<Caller | undefined>;
  readonly isTransient: (error: unknown) => boolean;
  readonly observe: (call: string, status: number, seconds: number) => void;
  readonly log: Log;
  readonly limits: Limits;
  /** Records who makes a call, for the access log. */
  readonly noteCaller?: ((request: FastifyRequest, caller: Caller | undefined) => void) | undefined;
  /** The audit of a call that is made with credentials of the shop; undefined when there is none. */
  readonly audit?: (about: CallAbout) => CallAudit | undefined;
  /** How long a call may take before it is answered for. */
  readonly handlerMs?: number;
  /** How many calls may be in progress at once; further ones are refused at once, so that the others are answered in time. */
  readonly maxConcurrentCalls?: number;
}

export interface CallAbout {
  readonly call: Call;
  readonly actor: Caller;
  readonly request: unknown;
  readonly requestId: string;
  readonly address: string;
}

export interface CallAudit {
  /** Runs the handler, so that what it stores is stored with the entry. */
  readonly run: <T>(work: () => T) => T;
  /** The answer waits for it. */
  readonly done: (status: number) => Promise<void>;
}

/** Sends the answer itself. */
export type Endpoint = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<FastifyReply> | undefined;

/** With the time until the next check it stays below the 15 s that SECURITY.md promises. */
const HANDLER_MS = 15_000 - 2 * CHECK_INTERVAL_MS;
/** About half a second of work for one process: a longer queue would be answered after its callers have given up. */
const MAX_CONCURRENT_CALLS = 500;

export function createEndpoints(deps: EndpointDeps): (route: Route) => Endpoint {
  const encoder = createEncoders();
  const remembered = createRemembered<ShapedRequest>();
  const late = withoutReferrer(toOutcome(passingTrouble()));
  const deadlines = createDeadlines<FastifyReply>(
    deps.handlerMs ?? HANDLER_MS,
    (reply) => void send(reply, late),
  );
  const { maxConcurrentCalls = MAX_CONCURRENT_CALLS } = deps;
  let concurrentCalls = 0;
  return (route) => {
    const live = createLife(route, encoder(route.call.answer), remembered, deps);
    // A client that fails to renew its token forgets its visitor and cart: token calls are never shed.
    const sheddable = route.call.name !== 'oauth.token';
    const finish = (
      reply: FastifyReply,
      visit: Visit<FastifyReply>,
      outcome: Outcome,
    ): FastifyReply => {
      deadlines.end(visit);
      deps.observe(
        route.call.name,
        reply.sent ? late.status : outcome.status,
        (performance.now() - visit.started) / 1000,
      );
      return reply.sent ? reply : send(reply, route.call.raw ? withoutReferrer(outcome) : outcome);
    };
    return function endpoint(request, reply) {
      const visit = deadlines.begin(reply);
      if (sheddable && concurrentCalls >= maxConcurrentCalls) {
        finish(reply, visit, late);
        return undefined;
      }
      const outcome = live(request);
      if (!(outcome instanceof Promise)) {
        finish(reply, visit, outcome);
        return undefined;
      }
      concurrentCalls += 1;
      return outcome.then((done) => {
        concurrentCalls -= 1;
        return finish(reply, visit, done);
      });
    };
  };
}

/**
 * The official client cannot read field violations of a login: they become an application error with the same sentence,
 * whether the shape of the request or the handler refuses the field.
 */
function readable({ violationsAs }: Call, refusal: Refusal): Refusal {
  return violationsAs === undefined || refusal.refused !== 'validation'
    ? refusal
    : refuse(refusal.status, violationsAs, violationsMessage(refusal.violations));
}

/** Every way a call can go ends in something to send. */
function createLife(
  { call, handle }: Route,
  encode: Encode,
  remembered: Remembered<ShapedRequest>,
  deps: EndpointDeps,
): (request: FastifyRequest) => Soon<Outcome> {
  const keep = new Set([...pathParameters(call.path), ...(call.accepts ?? [])]);
  const placeParameters = createPathParameters(call.path);
  // A token that is not renewed makes a client forget its visitor and cart: renewing is never held up.
  const limited = call.name !== 'oauth.token';
  // What is read of the same address may differ between the shop and others: it is not shared.
  const isShared = !hasMerchantInput(call.request);
  const takesNothing = Object.keys(call.request.properties).length === 0;
  const run = handle as (input: PublicCallInput<unknown>) => Soon<HandlerResult<unknown>>;

  const readOnce = (
    query: Record<string, string | string[]>,
    request: FastifyRequest,
    merchant: boolean,
  ): ShapedRequest => {
    if (!isShared || request.method !== 'GET' || request.body !== undefined)
      return read(query, request, merchant);
    const known = remembered.recall(request.url);
    if (known) return known;
    const made = read(query, request, merchant);
    if (made.violations.length === 0) remembered.keep(request.url, made);
    return made;
  };

  const read = (
    query: Record<string, string | string[]>,
    { body, params }: FastifyRequest,
    merchant: boolean,
  ): ShapedRequest => {
    const { value, textual } = readRequest({ query, body });
    placeParameters(value, params as Record<string, string>);
    return shapeRequest(call.request, value, { keep, textual, merchant });
  };

  const live = (request: FastifyRequest): Soon<Outcome> => {
    const wait = limited ? deps.limits.waitFor(request.ip) : 0;
    if (wait > 0) return tooMany(wait);
    // 1. who
    const { authorization = '' } = request.headers;
    const found = deps.authenticate(authorization);
    return found instanceof Promise
      ? found.then((caller) => liveAs(caller, request, authorization))
      : liveAs(found, request, authorization);
  };

  const liveAs = (
    found: Caller | undefined,
    request: FastifyRequest,
    authorization: string,
  ): Soon<Outcome> => {
    deps.noteCaller?.(request, found);
    const wrongSite = found && refuseOtherSite(found, request.headers['wix-site-id']);
    if (wrongSite && call.who !== 'public') return toOutcome(wrongSite);
    const caller = wrongSite ? undefined : found;
    const actor = decideAccess(call, caller);
    if (isRefusal(actor)) return toOutcome(actor);

    // 2. and 3. read, validate
    const query = request.query as Record<string, string | string[]>;
    const forMerchant = actor?.merchant === true;
    const { value, violations, forbidden } =
      takesNothing && request.body === undefined && query['.r'] === undefined
        ? nothing
        : readOnce(query, request, forMerchant);
    if (forbidden.length > 0) return toOutcome(onlyFromShop(forbidden));
    if (violations.length > 0) return toOutcome(readable(call, refuseFields(...violations)));

    // 4. and 5. allow, decide, store: the handler sees only what this actor may see
    const { 'x-wix-consistent': consistent } = request.headers;
    const work = () =>
      actingAs(caller, () =>
        run({
          request: value,
          actor,
          requestId: request.id,
          address: request.ip,
          authorization,
          headers: request.headers,
          consistent: typeof consistent === 'string' ? consistent : undefined,
        }),
      );

    // 6. answer
    const answer = (done: HandlerResult<unknown>): Outcome =>
      isRefusal(done) ? toOutcome(readable(call, done)) : answered(done, encode, forMerchant);
    const audit =
      caller && isOfShop(caller)
        ? deps.audit?.({
            call,
            actor: caller,
            request: value,
            requestId: request.id,
            address: request.ip,
          })
        : undefined;
    if (audit) return audited(audit, request, async () => answer(await work()));
    const result = work();
    return result instanceof Promise ? result.then(answer) : answer(result);
  };

  const audited = async (
    audit: CallAudit,
    request: FastifyRequest,
    work: () => Promise<Outcome>,
  ): Promise<Outcome> => {
    const outcome = await audit.run(work).catch((error: unknown) => failed(error, request));
    await audit.done(outcome.status);
    return outcome;
  };

  const failed = (error: unknown, request: FastifyRequest): Outcome => {
    if (error instanceof RequestRefused) return toOutcome(error.refusal);
    const facts = { err: loggable(error), call: call.name, reqId: request.id };
    if (deps.isTransient(error)) {
      deps.log.warn(facts, 'passing trouble');
      return toOutcome(passingTrouble());
    }
    deps.log.error(facts, 'fault');
    return { status: 500, body: JSON.stringify(systemError(request.id)) };
  };

  return (request) => {
    try {
      const outcome = live(request);
      return outcome instanceof Promise
        ? outcome.catch((error: unknown) => failed(error, request))
        : outcome;
    } catch (error) {
      return failed(error, request);
    }
  };
}

const nothing: ShapedRequest = { value: Object.freeze({}), violations: [], forbidden: [] };

const onlyFromShop = ([field = '']: readonly string[]): Refusal =>
  refuse(
    403,
    'PERMISSION_DENIED',
    `Only the shop may send ${field}: add an owner's or app's key to the request.`,
    { field },
  );

function answered(
  result: Exclude<HandlerResult<unknown>, Refusal>,
  encode: Encode,
  forMerchant: boolean,
): Outcome {
  if (isRaw(result)) return result.raw;
  if (!isConsistent(result))
    return { status: 200, body: isReady(result) ? result.ready : encode(result, forMerchant) };
  const { answer, consistent } = result;
  return {
    status: 200,
    body: isReady(answer) ? answer.ready : encode(answer, forMerchant),
    headers: { 'x-wix-consistent': consistent },
  };
}

/** A browser opens raw calls itself, some with a token in the address. A refusal must not pass that address on either. */
const withoutReferrer = (outcome: Outcome): Outcome => ({
  ...outcome,
  headers: { 'referrer-policy': 'no-referrer', ...outcome.headers },
});

const tooMany = (wait: number): Outcome => ({
  ...toOutcome(
    refuseCommon('TOO_MANY_REQUESTS', `Too many calls from this address; try again in ${wait} s.`),
  ),
  headers: { 'retry-after': String(wait) },
});

function toOutcome(refusal: Refusal): Outcome {
  const again = refusal.status === 503 || refusal.status === 429;
  const seconds =
    refusal.refused === 'application' && typeof refusal.data['retryAfterSeconds'] === 'number'
      ? refusal.data['retryAfterSeconds']
      : 1;
  return {
    status: refusal.status,
    body: JSON.stringify(wireError(refusal)),
    ...(again ? { headers: { 'retry-after': String(seconds) } } : {}),
  };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isRaw = (value: unknown): value is RawAnswer => isObject(value) && 'raw' in value;
const isReady = (value: unknown): value is ReadyAnswer => isObject(value) && 'ready' in value;
const isConsistent = (value: unknown): value is ConsistentAnswer<unknown> =>
  isObject(value) && 'consistent' in value && 'answer' in value;
