import { pathParameters, violationsMessage, type Call } from '@shopwright/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ActorContext } from '../kernel/actor-context.ts';
import { isObject } from '../kernel/is-object.ts';
import type { Log } from '../kernel/log.ts';
import { isRefusal, refuse, refuseFields, type Refusal } from '../kernel/outcome.ts';
import { decideAccess, isOfShop, refuseOtherSite, type Actor, type Caller } from './actor.ts';
import { CHECK_INTERVAL_MS, createDeadlines } from './deadlines.ts';
import { createEncoders, type Encode } from './encode-answer.ts';
import { send, type Outcome } from './send.ts';
import { passingTrouble, refuseCommon, systemError, wireError } from './errors.ts';
import type { Limits } from './limits.ts';
import { loggable } from './loggable.ts';
import { createPathParameters, readRequest } from './read-request.ts';
import { createRequestCache, type RequestCache } from './request-cache.ts';
import { RequestRefused } from './request-refused.ts';
import { hasMerchantInput, shapeRequest, type ShapedRequest } from './shape.ts';

/** Runs the calls of the contract: the same steps for every call, decided by the contract's data, so that no call can skip one. */

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
  readonly handle: (input: never) => MaybePromise<HandlerResult<unknown>>;
}

type MaybePromise<Value> = Promise<Value> | Value;

export function route<Request, Answer>(
  call: Call<Request, Answer>,
  handle: (input: CallInput<Request>) => MaybePromise<HandlerResult<Answer>>,
): Route {
  if (call.who === 'public') throw new Error(`${call.name} has no actor: use publicRoute.`);
  return { call, handle };
}

/** For calls that anyone may make without a token: the actor may be missing. */
export function publicRoute<Request, Answer>(
  call: Call<Request, Answer>,
  handle: (input: PublicCallInput<Request>) => MaybePromise<HandlerResult<Answer>>,
): Route {
  return { call, handle };
}

export interface EndpointDeps {
  /** Reads a token, a key, or a pair of both; undefined when the credentials are not valid. */
  readonly authenticate: (authorization: string) => MaybePromise<Caller | undefined>;
  readonly isTransient: (error: unknown) => boolean;
  readonly observe: (call: string, status: number, seconds: number) => void;
  readonly log: Log;
  readonly limits: Limits;
  /** Tells the code that publishes events who makes the call. */
  readonly actorContext?: ActorContext;
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
export type Endpoint = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

/** With the time until the next check it stays below the 15 s that SECURITY.md promises. */
const HANDLER_MS = 15_000 - 2 * CHECK_INTERVAL_MS;
/** About half a second of work for one process: a longer queue would be answered after its callers have given up. */
const MAX_CONCURRENT_CALLS = 500;

export function createEndpoints(deps: EndpointDeps): (route: Route) => Endpoint {
  const encoder = createEncoders();
  const requestCache = createRequestCache<ShapedRequest>();
  const late = withoutReferrer(toOutcome(passingTrouble()));
  const deadlines = createDeadlines<FastifyReply>(
    deps.handlerMs ?? HANDLER_MS,
    (reply) => void send(reply, late),
  );
  const { maxConcurrentCalls = MAX_CONCURRENT_CALLS } = deps;
  let concurrentCalls = 0;
  return (route) => {
    const { call } = route;
    const handleCall = createCallHandler(route, encoder(call.answer), requestCache, deps);
    // A client that fails to renew its token forgets its visitor and cart: token calls are never shed.
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
 * The official client cannot read field violations of a login: they become an application error with the same sentence,
 * whether the shape of the request or the handler refuses the field.
 */
function readable({ violationsAs }: Call, refusal: Refusal): Refusal {
  return violationsAs === undefined || refusal.refused !== 'validation'
    ? refusal
    : refuse(refusal.status, violationsAs, violationsMessage(refusal.violations));
}

/** Never rejects: every way a call can go ends in an answer. */
function createCallHandler(
  { call, handle }: Route,
  encode: Encode,
  requestCache: RequestCache<ShapedRequest>,
  deps: EndpointDeps,
): (request: FastifyRequest) => Promise<Outcome> {
  const readInput = createInputReader(call, requestCache);
  // A token that is not renewed makes a client forget its visitor and cart: renewing is never limited.
  const isLimited = call.name !== 'oauth.token';
  const runAs: ActorContext['run'] = deps.actorContext?.run ?? ((_caller, work) => work());
  const runHandler = handle as (
    input: PublicCallInput<unknown>,
  ) => MaybePromise<HandlerResult<unknown>>;

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
      return isRefusal(result)
        ? toOutcome(readable(call, result))
        : answered(result, encode, isMerchant);
    };
    if (!caller || !isOfShop(caller)) return handleAndAnswer();

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

  function toFailure(error: unknown, request: FastifyRequest): Outcome {
    if (error instanceof RequestRefused) return toOutcome(error.refusal);
    const facts = { err: loggable(error), call: call.name, reqId: request.id };
    if (deps.isTransient(error)) {
      deps.log.warn(
        { event: 'http.request_unavailable', ...facts },
        'A call failed because of a transient error',
      );
      return toOutcome(passingTrouble());
    }
    deps.log.error({ event: 'http.request_failed', ...facts }, 'A call failed because of a bug');
    return { status: 500, body: JSON.stringify(systemError(request.id)) };
  }

  return (request) => handleCall(request).catch((error: unknown) => toFailure(error, request));
}

/** Reads and validates what a request sends. A repeated GET is read once, because its address holds all of its input. */
function createInputReader(
  call: Call,
  requestCache: RequestCache<ShapedRequest>,
): (request: FastifyRequest, isMerchant: boolean) => ShapedRequest {
  const keep = new Set([...pathParameters(call.path), ...(call.accepts ?? [])]);
  const placeParameters = createPathParameters(call.path);
  // The shop may send more than others: what is read for the one is not reused for the other.
  const isShared = !hasMerchantInput(call.request);
  const takesNothing = Object.keys(call.request.properties).length === 0;

  const read = ({ query, body, params }: FastifyRequest, merchant: boolean): ShapedRequest => {
    const { value, textual } = readRequest({ query: query as Query, body });
    placeParameters(value, params as Record<string, string>);
    return shapeRequest(call.request, value, { keep, textual, merchant });
  };

  return (request, isMerchant) => {
    const hasBody = request.body !== undefined;
    if (takesNothing && !hasBody && (request.query as Query)['.r'] === undefined) return nothing;
    if (!isShared || request.method !== 'GET' || hasBody) return read(request, isMerchant);
    const known = requestCache.get(request.url);
    if (known) return known;
    const shaped = read(request, isMerchant);
    if (shaped.violations.length === 0) requestCache.set(request.url, shaped);
    return shaped;
  };
}

type Query = Record<string, string | string[]>;

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

const isRaw = (value: unknown): value is RawAnswer => isObject(value) && 'raw' in value;
const isReady = (value: unknown): value is ReadyAnswer => isObject(value) && 'ready' in value;
const isConsistent = (value: unknown): value is ConsistentAnswer<unknown> =>
  isObject(value) && 'consistent' in value && 'answer' in value;
