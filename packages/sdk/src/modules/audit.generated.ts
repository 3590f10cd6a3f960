// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { words, type Words } from '../words.ts';
import * as shapes from './shapes.generated.ts';

export type AuditAction = 'WRITE' | 'SIGN_IN' | 'TOKEN' | 'ACCOUNT';
export const AuditAction: Words<AuditAction> = /* @__PURE__ */ words('WRITE SIGN_IN TOKEN ACCOUNT');

export interface AuditEntry {
  _id?: string;
  date?: Date;
  action?: AuditAction;
  /** The call, the grant, or the way somebody signed in. */
  subject?: string;
  /** visitor, member, owner (the owner, a collaborator or a key), app or nobody. Of an elevated call, the role of the key. */
  actorRole?: string;
  /** The id of the visitor, member, collaborator, key or app. Of an elevated call, the id of the key. */
  actorId?: string;
  /** A visitor or member token that came with a key. `detail.onBehalfOf` names the visitor or member. */
  elevated?: boolean;
  target?: string;
  /** OK, or why not. */
  outcome?: string;
  address?: string;
  requestId?: string;
  detail?: Record<string, unknown>;
}

export interface AuditListAuditAnswer {
  entries?: AuditEntry[];
  next?: string;
}

/**
 * List audit.
 *
 * `GET /v1/audit` (for owners, collaborators and apps)
 */
export const listAudit: Fn<(options?: { action?: AuditAction; actorId?: string; target?: string; limit?: number; before?: string }) => Promise<AuditListAuditAnswer>> = /* @__PURE__ */ fn('GET', '/v1/audit', '*', { answer: { entries: shapes.AuditEntry } });
