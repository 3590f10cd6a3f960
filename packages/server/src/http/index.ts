export { isMerchant, hasPermission, shopCallerOf, type Actor, type Caller } from './actor.ts';
export { addReference } from './reference.ts';
export { html, type Html } from './html.ts';
export { type CallAbout, type CallAudit } from './endpoint.ts';
export {
  emptyAnswer,
  publicRoute,
  route,
  type CallInput,
  type ConsistentAnswer,
  type HandlerResult,
  type RawAnswer,
  type ReadyAnswer,
  type Route,
  type RouteOf,
} from './route.ts';
export { wireError } from './errors.ts';
export { createEncoders, encodedPart, reusableAnswer } from './encode-answer.ts';
export { isEmail } from './formats.ts';
export { loggable } from './loggable.ts';
export { createAccessLog, pathWithoutIds } from './access-log.ts';
export { createMetrics, type Metrics, type MetricSnapshot, type Reading } from './metrics.ts';
export { shapeRequest } from './shape.ts';
export { createShell, trustOneProxy } from './shell.ts';
export {
  createLimits,
  isThisMachine,
  networkOf,
  ownPages,
  type LimitOptions,
  type LimitReport,
  type Limits,
  type ReportingLimits,
} from './limits.ts';
export { createDrain, type Drain } from './drain.ts';
export { disconnectSlowBodies, requestTimeouts } from './slow-requests.ts';
