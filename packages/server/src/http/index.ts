export { isMerchant, mayDo, type Actor } from './actor.ts';
export { addDocs } from './docs/add-docs.ts';
export { publicRoute, route, type CallInput, type ConsistentAnswer, type HandlerResult, type RawAnswer, type ReadyAnswer, type Route } from './endpoint.ts';
export { wireError } from './errors.ts';
export { createMetrics } from './metrics.ts';
export { notYet } from './not-yet.ts';
export { shapeRequest } from './shape.ts';
export { createShell } from './shell.ts';
export { createLimits, isThisMachine } from './limits.ts';
