// Generated from the contract by `npm run generate -w @shopwright/sdk`; do not edit.
import { fn, type Fn } from '../fn.ts';
import { enumValues, type EnumValues } from '../enum-values.ts';
import * as shapes from './shapes.generated.ts';

/**
 * Kind of action that an entry of the audit log records.
 *
 * - `WRITE`: A call that may change data, made by the owner, a collaborator, an API key or an app.
 * - `SIGN_IN`: A sign-in, successful or refused.
 * - `TOKEN`: An access token that was issued or refused.
 * - `ACCOUNT`: A change to the credentials of an account, such as a password or a second factor.
 */
export type AuditAction = 'WRITE' | 'SIGN_IN' | 'TOKEN' | 'ACCOUNT';
export const AuditAction: EnumValues<AuditAction> = /* @__PURE__ */ enumValues('WRITE SIGN_IN TOKEN ACCOUNT');

/** One entry of the audit log. */
export interface AuditEntry {
  /** ID of the entry. */
  _id?: string;
  /** When the action took place, in UTC. */
  date?: Date;
  /** Kind of action that an entry of the audit log records. */
  action?: AuditAction;
  /** Name of the call (`WRITE`), the OAuth grant (`TOKEN`) or the sign-in method (`SIGN_IN`). */
  subject?: string;
  /** Role of the caller: `visitor`, `member`, `owner` (the owner, a collaborator or an API key), `app` or `nobody` (no token). For an elevated call, the role of the API key. */
  actorRole?: string;
  /** ID of the visitor, member, collaborator, API key or app. For an elevated call, the ID of the API key. */
  actorId?: string;
  /** Whether the call combined a visitor's or member's access token with an API key. `detail.onBehalfOf` then names that visitor or member. */
  elevated?: boolean;
  /** ID of the changed object or of the account. Missing if the request names none. */
  target?: string;
  /** `OK`, or why the action was refused: the HTTP status of a call, or an error code. */
  outcome?: string;
  /** IP address of the client. */
  address?: string;
  /** ID of the HTTP request, the same as in the server log. */
  requestId?: string;
  /** Further facts, which differ by action and subject. */
  detail?: Record<string, unknown>;
}

export interface AuditListAuditAnswer {
  /** Entries of this page, newest first. */
  entries?: AuditEntry[];
  /** Value for `before` in the request for the next page. Missing on the last page. */
  next?: string;
}

/**
 * Lists the entries of the audit log, newest first: changes made by the shop and its apps, sign-ins, issued tokens and changes to accounts.
 *
 * `GET /v1/audit` (for owners, collaborators and apps)
 */
export const listAudit: Fn<(options?: { action?: AuditAction; actorId?: string; target?: string; limit?: number; before?: string }) => Promise<AuditListAuditAnswer>> = /* @__PURE__ */ fn('GET', '/v1/audit', '*', { answer: { entries: shapes.AuditEntry } });
