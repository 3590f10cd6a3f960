import {
  isCommonError,
  pathParameters,
  violationsMessage,
  type Call,
  type ErrorCode,
} from '@shopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActorContext } from '../kernel/actor-context.ts';
import { isObject } from '../kernel/is-object.ts';
import type { Log } from '../kernel/log.ts';
import { isRefusal, refuse, refuseFields, type AnyRefusal } from '../kernel/outcome.ts';
import { decideAccess, hasShopCredentials, refuseOtherSite, type Caller } from './actor.ts';
import { CHECK_INTERVAL_MS, createDeadlines } from './deadlines.ts';
import { createEncoders, type Encode } from './encode-answer.ts';
import { send, type Outcome } from './send.ts';
import { transientRefusal, systemError, wireError } from './errors.ts';
import type { Limits } from './limits.ts';
import { loggable } from './loggable.ts';
import { createPathParameters, readRequest } from './read-request.ts';
import { createRequestCache, type RequestCache } from './request-cache.ts';
import { RequestRefused } from './request-refused.ts';
import type {
  ConsistentAnswer,
  HandlerResult,
  MaybePromise,
  PublicCallInput,
  RawAnswer,
  ReadyAnswer,
  Route,
} from './route.ts';
import { hasMerchantInput, shapeRequest, type ShapedRequest } from './shape.ts';

/**
 * Runs the calls of the contract: the same steps for every call, decided by the contract's data, so
 * that no call can skip one.
 */

export interface EndpointDeps {
  /** Reads a token, a key, or a pair of both; undefined when the credentials are not valid. */
  readonly authenticate: (authorization: string) => MaybePromise<Caller | undefined>;
  readonly isTransient: (error: unknown) => boolean;
  readonly observe: (call: string, status: number, seconds: number) => void;
  readonly log: Log;
  readonly limits: Limits;
  /** Passes the actor of the call to the code that publishes events. */
  readonly actorContext?: ActorContext;
  /** Records who makes a call, for the access log. */
  readonly noteCaller?: ((request: FastifyRequest, caller: Caller | undefined) => void) | undefined;
  /** The audit of a call with the shop's credentials; undefined when the call is not audited. */
  readonly audit?: (about: CallAbout) => CallAudit | undefined;
  /** The maximum duration of a call. */
  readonly handlerMs?: number;
  /** Further calls are refused immediately, so that those in progress are answered in time. */
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
  /** Runs the handler, so that its writes are stored with the audit entry. */
  readonly run: <T>(work: () => T) => T;
  /** Awaited before the answer is sent. */
  readonly done: (status: number) => Promise<void>;
}

/** Sends the answer itself. */
export type Endpoint = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** Plus the interval of checks, this stays below the 15 s that SECURITY.md promises. */
const HANDLER_MS = 15_000 - 2 * CHECK_INTERVAL_MS;
/** About half a second of work for one process: callers in a longer queue would have given up. */
const MAX_CONCURRENT_CALLS = 500;

export function createEndpoints(deps: EndpointDeps): (route: Route) => Endpoint {
  const encoder = createEncoders();
  const requestCache = createRequestCache<ShapedRequest>();
  const late = withoutReferrer(toOutcome(transientRefusal()));
  const deadlines = createDeadlines<FastifyReply>(
    deps.handlerMs ?? HANDLER_MS,
    (reply) => void send(reply, late),
  );
  const { maxConcurrentCalls = MAX_CONCURRENT_CALLS } = deps;
  let concurrentCalls = 0;
  return (route) => {
    const { call } = route;
    const handleCall = createCallHandler(route, encoder(call.answer), requestCache, deps);
    // A client that cannot refresh its token loses its visitor and cart, so token calls are never
    // shed.
    const isSheddable = call.name !== 'oauth.token';
    return async function endpoint(request, reply) {
      const visit = deadlines.begin(reply);
      let outcome = late;
      if (!isSheddable || concurrentCalls < maxConcurrentCalls) {
        concurrentCalls += 1;
        outcome = await handleCall(request);
        concurrentCalls -= 1;
      }
      deadlines.end(visit);
      const status = reply.sent ? late.status : outcome.status;
      deps.observe(call.name, status, (performance.now() - visit.started) / 1000);
      return reply.sent ? reply : send(reply, call.raw ? withoutReferrer(outcome) : outcome);
    };
  };
}

/**
 * The official client cannot read field violations of a login: they become an application error
 * with the same sentence, whether the shape of the request or the handler refuses the field.
 */
function readable({ violationsAs }: Call, refusal: AnyRefusal): AnyRefusal {
  return violationsAs === undefined || refusal.refused !== 'validation'
    ? refusal
    : refuse(violationsAs, violationsMessage(refusal.violations));
}

/** Never rejects: every outcome is an answer. */
function createCallHandler(
  { call, handle }: Route,
  encode: Encode,
  requestCache: RequestCache<ShapedRequest>,
  deps: EndpointDeps,
): (request: FastifyRequest) => Promise<Outcome> {
  const readInput = createInputReader(call, requestCache);
  // A client that cannot refresh its token loses its visitor and cart, so refreshing is never
  // limited.
  const isLimited = call.name !== 'oauth.token';
  const runAs: ActorContext['run'] = deps.actorContext?.run ?? ((_caller, work) => work());
  const runHandler = handle as (
    input: PublicCallInput<unknown>,
  ) => MaybePromise<HandlerResult<unknown, ErrorCode>>;

  async function handleCall(request: FastifyRequest): Promise<Outcome> {
    // 1. Limit the calls of one address.
    const waitSeconds = isLimited ? deps.limits.waitFor(request.ip) : 0;
    if (waitSeconds > 0) return tooMany(waitSeconds);

    // 2. Authenticate. Public calls ignore credentials of another site.
    const { authorization = '' } = request.headers;
    const authenticated = await deps.authenticate(authorization);
    deps.noteCaller?.(request, authenticated);
    const wrongSite =
      authenticated && refuseOtherSite(authenticated, request.headers['wix-site-id']);
    if (wrongSite && call.who !== 'public') return toOutcome(wrongSite);
    const caller = wrongSite ? undefined : authenticated;

    // 3. Authorize: the handler gets an actor that may make this call.
    const actor = decideAccess(call, caller);
    if (isRefusal(actor)) return toOutcome(actor);
    const isMerchant = actor?.merchant === true;

    // 4. Read and validate the request.
    const { value, violations, forbidden } = readInput(request, isMerchant);
    if (forbidden.length > 0) return toOutcome(onlyFromShop(forbidden));
    if (violations.length > 0) return toOutcome(readable(call, refuseFields(...violations)));

    // 5. Handle: decide and store. 6. Answer, as the contract declares it.
    const { 'x-wix-consistent': consistent } = request.headers;
    const input: PublicCallInput<unknown> = {
      request: value,
      actor,
      requestId: request.id,
      address: request.ip,
      authorization,
      headers: request.headers,
      consistent: typeof consistent === 'string' ? consistent : undefined,
    };
    const handleAndAnswer = async (): Promise<Outcome> => {
      const result = await runAs(caller, () => runHandler(input));
      if (!isRefusal(result)) return answered(result, encode, isMerchant);
      const refusal = readable(call, result);
      logUndeclared(refusal, request.id);
      return toOutcome(refusal);
    };
    if (!caller || !hasShopCredentials(caller)) return handleAndAnswer();

    // 7. Audit calls with the shop's credentials.
    const { id: requestId, ip: address } = request;
    const audit = deps.audit?.({ call, actor: caller, request: value, requestId, address });
    if (!audit) return handleAndAnswer();
    const outcome = await audit
      .run(handleAndAnswer)
      .catch((error: unknown) => toFailure(error, request));
    await audit.done(outcome.status);
    return outcome;
  }

  /**
   * Clients handle the errors that the contract lists. The compiler compares them with those of the
   * handler, but cannot see the codes in stored answers.
   */
  function logUndeclared(refusal: AnyRefusal, reqId: string): void {
    if (refusal.refused !== 'application' || isDeclared(call, refusal.code)) return;
    deps.log.error(
      { event: 'http.undeclared_error', call: call.name, code: refusal.code, reqId },
      'A call answered an error that it does not list in the contract',
    );
  }

  function toFailure(error: unknown, request: FastifyRequest): Outcome {
    if (error instanceof RequestRefused) return toOutcome(error.refusal);
    const facts = { err: loggable(error), call: call.name, reqId: request.id };
    if (deps.isTransient(error)) {
      deps.log.warn(
        { event: 'http.request_unavailable', ...facts },
        'A call failed because of a transient error',
      );
      return toOutcome(transientRefusal());
    }
    deps.log.error({ event: 'http.request_failed', ...facts }, 'A call failed because of a bug');
    return { status: 500, body: JSON.stringify(systemError(request.id)) };
  }

  return (request) => handleCall(request).catch((error: unknown) => toFailure(error, request));
}

const isDeclared = ({ errors, violationsAs }: Call, code: ErrorCode): boolean =>
  errors.includes(code) || code === violationsAs || isCommonError(code);

/**
 * Reads and validates what a request sends. A repeated GET is read once, because its address holds
 * all of its input.
 */
function createInputReader(
  call: Call,
  requestCache: RequestCache<ShapedRequest>,
): (request: FastifyRequest, isMerchant: boolean) => ShapedRequest {
  const writable = new Set([...pathParameters(call.path), ...(call.accepts ?? [])]);
  const setPathParameters = createPathParameters(call.path);
  // Merchants may send more fields than visitors, so their shaped requests are not shared through
  // the cache.
  const isShared = !hasMerchantInput(call.request);
  const takesNothing = Object.keys(call.request.properties).length === 0;

  const read = ({ query, body, params }: FastifyRequest, merchant: boolean): ShapedRequest => {
    const { value, textual } = readRequest({ query: query as Query, body });
    setPathParameters(value, params as Record<string, string>);
    return shapeRequest(call.request, value, { writable, textual, merchant });
  };

  return (request, isMerchant) => {
    const hasBody = request.body !== undefined;
    if (takesNothing && !hasBody && (request.query as Query)['.r'] === undefined) return nothing;
    if (!isShared || request.method !== 'GET' || hasBody) return read(request, isMerchant);
    const cached = requestCache.get(request.url);
    if (cached) return cached;
    const shaped = read(request, isMerchant);
    if (shaped.violations.length === 0) requestCache.set(request.url, shaped);
    return shaped;
  };
}

type Query = Record<string, string | string[]>;

const nothing: ShapedRequest = { value: Object.freeze({}), violations: [], forbidden: [] };

const onlyFromShop = ([field = '']: readonly string[]): AnyRefusal =>
  refuse(
    'PERMISSION_DENIED',
    `Only the shop may send ${field}: add an owner's or app's key to the request.`,
    { field },
  );

function answered(
  result: Exclude<HandlerResult<unknown, ErrorCode>, AnyRefusal>,
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

/**
 * A browser opens raw calls itself, some with a token in the address. A refusal must not pass that
 * address on either.
 */
const withoutReferrer = (outcome: Outcome): Outcome => ({
  ...outcome,
  headers: { 'referrer-policy': 'no-referrer', ...outcome.headers },
});

const tooMany = (wait: number): Outcome => ({
  ...toOutcome(refuse('TOO_MANY_REQUESTS', { seconds: wait })),
  headers: { 'retry-after': String(wait) },
});

function toOutcome(refusal: AnyRefusal): Outcome {
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

const isRaw = (value: unknown): value is RawAnswer => isObject(value) && 'raw' in value;
const isReady = (value: unknown): value is ReadyAnswer => isObject(value) && 'ready' in value;
const isConsistent = (value: unknown): value is ConsistentAnswer<unknown> =>
  isObject(value) && 'consistent' in value && 'answer' in value;
