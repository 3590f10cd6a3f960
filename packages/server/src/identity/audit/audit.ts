import { listAudit, type AuditAction } from '@shopwright/contract/identity/audit';
import type { Db, Tx } from '../../db/index.ts';
import {
  loggable,
  route,
  shopCallerOf,
  type CallAbout,
  type CallAudit,
  type Caller,
  type Route,
} from '../../http/index.ts';
import type { Clock } from '../../kernel/clock.ts';
import { newOrderedId } from '../../kernel/ids.ts';
import type { Log } from '../../kernel/log.ts';
import type { AuditEntry, AuditTrail } from './audit-trail.ts';
import { isRead } from './rules/audited.ts';
import { findAudit, insertAudit, saveOutcome, type AuditRow } from './store.ts';

export interface AuditNote {
  readonly siteId: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly actor:
    | Pick<Caller, 'role' | 'id' | 'elevated' | 'keyHolder'>
    | { readonly role: 'nobody'; readonly id: '' };
  readonly target?: string | undefined;
  /** Default: OK. */
  readonly outcome?: string;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * The audit log: changes by staff and apps, sign-ins and issued tokens. No call is acknowledged
 * before its entry is stored.
 */
export interface Audit {
  /**
   * Resolves when the entry is stored, in the transaction of the change if there is one. Rejects
   * when it cannot be stored.
   */
  readonly note: (note: AuditNote, tx?: Tx) => Promise<void>;
  /** The audit entry of a call that may change something; undefined for a read. */
  readonly beginCall: (about: CallAbout) => CallAudit | undefined;
  /** Resolves when all entries so far are stored. */
  readonly flush: () => Promise<void>;
}

const MAX_ROWS_PER_STATEMENT = 500;

interface Waiting {
  readonly row: AuditRow;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

export function createAudit(db: Db, clock: Clock, log: Log, trail: AuditTrail): Audit {
  let waiting: Waiting[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    // Concurrent entries share a statement.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
    while (waiting.length > 0) {
      const batch = waiting.slice(0, MAX_ROWS_PER_STATEMENT);
      waiting = waiting.slice(MAX_ROWS_PER_STATEMENT);
      try {
        await insertAudit(
          db,
          batch.map(({ row }) => row),
        );
        for (const { resolve } of batch) resolve();
      } catch (error) {
        log.error(
          { event: 'audit.write_failed', err: loggable(error), entries: batch.length },
          'Could not write the audit log',
        );
        for (const { reject } of batch) reject(error);
      }
    }
    writing = undefined;
  }

  function store(row: AuditRow): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    waiting.push({ row, resolve, reject });
    writing ??= writeAll();
    return promise;
  }

  function toRow({
    siteId,
    action,
    subject,
    actor,
    target,
    outcome = 'OK',
    address,
    requestId,
    detail = {},
  }: AuditNote): AuditRow {
    const now = clock();
    return {
      siteId,
      auditId: newOrderedId(now.getTime()),
      at: now,
      action,
      subject,
      ...actorColumns(actor),
      target: target ?? null,
      outcome,
      address: address ?? null,
      requestId: requestId ?? null,
      detail: isElevated(actor)
        ? { ...detail, onBehalfOf: { role: actor.role, id: actor.id } }
        : detail,
    };
  }

  return {
    note: (note, tx) => (tx ? insertAudit(tx, [toRow(note)]) : store(toRow(note))),
    beginCall({ call, actor, request, requestId, address }) {
      if (isRead(call)) return undefined;
      const entry: AuditEntry = {
        row: toRow({
          siteId: actor.siteId,
          action: 'WRITE',
          subject: call.name,
          actor,
          target: targetOf(request),
          address,
          requestId,
        }),
        isStored: false,
      };
      return {
        run: (work) => trail.run(entry, work),
        async done(status) {
          const outcome = status === 200 ? 'OK' : String(status);
          if (!entry.isStored) await store({ ...entry.row, outcome });
          else if (outcome !== 'OK') await saveOutcome(db, { ...entry.row, outcome });
        },
      };
    },
    flush: async () => {
      while (writing) await writing;
    },
  };
}

const isElevated = (actor: AuditNote['actor']): boolean =>
  'elevated' in actor && actor.elevated === true;

/**
 * An elevated call has the permissions of its key, so the actor is the key, not the visitor whose
 * token came with it.
 */
function actorColumns(
  actor: AuditNote['actor'],
): Pick<AuditRow, 'actorRole' | 'actorId' | 'elevated'> {
  const { role, id } = actor.role === 'nobody' ? actor : shopCallerOf(actor);
  return { actorRole: role, actorId: id, elevated: isElevated(actor) };
}

/** The entity that a request names, if it names exactly one. */
function targetOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  for (const value of Object.values(request)) {
    if (typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value)) return value;
  }
  for (const value of Object.values(request)) {
    if (
      typeof value === 'object' &&
      value !== null &&
      'id' in value &&
      typeof value.id === 'string'
    )
      return value.id.slice(0, 100);
  }
  return undefined;
}

export function auditRoutes({ db, audit }: { db: Db; audit: Audit }): Route[] {
  return [
    route(listAudit, async ({ request, actor }) => {
      await audit.flush();
      const limit = request.limit ?? 50;
      const rows = await findAudit(db, {
        siteId: actor.siteId,
        limit: limit + 1,
        action: request.action,
        actorId: request.actorId,
        target: request.target,
        before: request.before,
      });
      const entries = rows.slice(0, limit);
      const last = rows.length > limit ? entries.at(-1) : undefined;
      return {
        entries: entries.map(
          ({ auditId, at, target, address, requestId, siteId: _siteId, ...rest }) => ({
            ...rest,
            id: auditId,
            date: at.toISOString(),
            ...(target === null ? {} : { target }),
            ...(address === null ? {} : { address }),
            ...(requestId === null ? {} : { requestId }),
          }),
        ),
        ...(last ? { next: last.auditId } : {}),
      };
    }),
  ];
}
