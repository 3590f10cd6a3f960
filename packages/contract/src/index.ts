export { pathParameters, type Call, type Who } from './call.ts';
export { calls } from './calls.ts';
export * from './errors.ts';
export * from './errors/index.ts';
export type { EventType } from './events.ts';
export type { DecimalBounds, Format, Message, Schema, Static } from './field.ts';
export { everyPermission, permissions, type Permission } from './permissions.ts';
export * from './staff-roles.ts';
export { unraisedErrors, type UnraisedError } from './unraised-errors.ts';
