import { service } from '../call.ts';
import {
  boolean,
  enumeration,
  integer,
  list,
  message,
  string,
  struct,
  timestamp,
  type Static,
} from '../field.ts';

/** Who did what with elevated rights, who signed in, which tokens were given. Not in the provider's API. */
const call = service([]);

export const AuditAction = enumeration('AuditAction', ['WRITE', 'SIGN_IN', 'TOKEN', 'ACCOUNT']);
export type AuditAction = Static<typeof AuditAction>;

export const AuditEntry = message('AuditEntry', {
  id: string({ format: 'GUID' }),
  date: timestamp(),
  action: AuditAction,
  subject: string(),
  actorRole: string(),
  actorId: string(),
  elevated: boolean(),
  target: string(),
  outcome: string(),
  address: string(),
  requestId: string(),
  detail: struct(),
});
export type AuditEntry = Static<typeof AuditEntry>;

export const listAudit = call({
  name: 'audit.listAudit',
  method: 'GET',
  path: '/v1/audit',
  who: 'merchant',
  permission: 'SHOPWRIGHT.READ_AUDIT',
  request: message('AuditListAuditRequest', {
    action: AuditAction,
    actorId: string({ maxLength: 100 }),
    target: string({ maxLength: 100 }),
    limit: integer({ minimum: 1, maximum: 100 }),
    before: string({ format: 'GUID' }),
  }),
  answer: message('AuditListAuditAnswer', {
    entries: list(AuditEntry),
    next: string({ format: 'GUID' }),
  }),
});
