export { pathParameters, type Call, type Who } from './call.ts';
export { calls } from './calls.ts';
export * from './errors.ts';
export type { EventType } from './events.ts';
export type { DecimalBounds, Format, Message, Schema, Static } from './field.ts';
export { everyPermission, permissions, type Permission } from './permissions.ts';
export { unraisedErrors } from './unraised-errors.ts';
