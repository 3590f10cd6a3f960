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

/** Who did what with elevated rights, who signed in, which tokens were given. A call of our own. */
const call = service([]);

export const AuditAction = enumeration('AuditAction', ['WRITE', 'SIGN_IN', 'TOKEN', 'ACCOUNT']);
export type AuditAction = Static<typeof AuditAction>;

export const AuditEntry = message('AuditEntry', {
  id: string({ format: 'GUID' }),
  date: timestamp(),
  action: AuditAction,
  subject: string({ description: 'The call, the grant, or the way somebody signed in.' }),
  actorRole: string({
    description:
      'visitor, member, owner (the owner, a collaborator or a key), app or nobody. Of an elevated call, the role of the key.',
  }),
  actorId: string({
    description:
      'The id of the visitor, member, collaborator, key or app. Of an elevated call, the id of the key.',
  }),
  elevated: boolean({
    description:
      'A visitor or member token that came with a key. `detail.onBehalfOf` names the visitor or member.',
  }),
  target: string(),
  outcome: string({ description: 'OK, or why not.' }),
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
    before: string({
      format: 'GUID',
      description: 'The id of the last entry of the page before: older ones follow.',
    }),
  }),
  answer: message('AuditListAuditAnswer', {
    entries: list(AuditEntry),
    next: string({ format: 'GUID' }),
  }),
});
