import { listAudit, type AuditAction } from '@shopwright/contract/identity/audit';
import type { Db } from '../db/index.ts';
import { loggable, route, type CallDone, type Caller, type Route } from '../http/index.ts';
import type { Clock } from '../kernel/clock.ts';
import { newOrderedId } from '../kernel/ids.ts';
import type { Log } from '../kernel/log.ts';
import { isRead } from './rules/audited.ts';
import { findAudit, insertAudit, type AuditRow } from './store/audit.ts';

/**
 * Written down in the background, many at once: nobody waits for it. A process that is killed loses what it noted in
 * its last moment; one that is stopped writes everything first.
 */
export interface AuditNote {
  readonly siteId: string;
  readonly action: AuditAction;
  readonly subject: string;
  readonly actor: Pick<Caller, 'role' | 'id' | 'elevated'> | { readonly role: 'nobody'; readonly id: ''; readonly elevated?: boolean };
  readonly target?: string | undefined;
  /** OK unless told otherwise. */
  readonly outcome?: string;
  readonly address?: string | undefined;
  readonly requestId?: string | undefined;
  readonly detail?: Readonly<Record<string, unknown>>;
}

export interface Audit {
  readonly note: (note: AuditNote) => void;
  /** A call that was made: noted when somebody with elevated rights changed something. */
  readonly callDone: (done: CallDone) => void;
  /** Resolves when everything noted so far is written. */
  readonly flush: () => Promise<void>;
}

const mostAtOnce = 500;
/** Beyond this the database is away; the newest are more useful than none. */
const mostWaiting = 20_000;

export function createAudit(db: Db, clock: Clock, log: Log): Audit {
  let waiting: AuditRow[] = [];
  let writing: Promise<void> | undefined;

  async function writeAll(): Promise<void> {
    // Those who come in the same moment are written together.
    await new Promise((resolve) => { setImmediate(resolve); });
    while (waiting.length > 0) {
      const batch = waiting.slice(0, mostAtOnce);
      waiting = waiting.slice(mostAtOnce);
      await insertAudit(db, batch).catch((error: unknown) => {
        log.error({ err: loggable(error), entries: batch.length }, 'The audit log could not be written');
      });
    }
    writing = undefined;
  }

  function note({ siteId, action, subject, actor, target, outcome = 'OK', address, requestId, detail = {} }: AuditNote): void {
    if (waiting.length >= mostWaiting) waiting.shift();
    const now = clock();
    waiting.push({
      siteId, auditId: newOrderedId(now.getTime()), at: now, action, subject, actorRole: actor.role, actorId: actor.id, elevated: actor.elevated ?? false,
      target: target ?? null, outcome, address: address ?? null, requestId: requestId ?? null, detail,
    });
    writing ??= writeAll();
  }

  return {
    note,
    callDone({ call, actor, status, request, requestId, address }) {
      if (isRead(call)) return;
      note({ siteId: actor.siteId, action: 'WRITE', subject: call.name, actor, target: targetOf(request), outcome: status === 200 ? 'OK' : String(status), address, requestId });
    },
    flush: async () => { while (writing) await writing; },
  };
}

/** The one thing a request names, if it names one. */
function targetOf(request: unknown): string | undefined {
  if (typeof request !== 'object' || request === null) return undefined;
  for (const value of Object.values(request)) {
    if (typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f-]{27}$/i.test(value)) return value;
  }
  for (const value of Object.values(request)) {
    if (typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string') return value.id.slice(0, 100);
  }
  return undefined;
}

export function auditRoutes({ db, audit }: { db: Db; audit: Audit }): Route[] {
  return [
    route(listAudit, async ({ request, actor }) => {
      await audit.flush();
      const limit = request.limit ?? 50;
      const rows = await findAudit(db, { siteId: actor.siteId, limit: limit + 1, action: request.action, actorId: request.actorId, target: request.target, before: request.before });
      const entries = rows.slice(0, limit);
      const last = rows.length > limit ? entries.at(-1) : undefined;
      return {
        entries: entries.map(({ auditId, at, target, address, requestId, siteId: _siteId, ...rest }) => ({
          ...rest, id: auditId, date: at.toISOString(), ...(target === null ? {} : { target }), ...(address === null ? {} : { address }), ...(requestId === null ? {} : { requestId }),
        })),
        ...(last ? { next: last.auditId } : {}),
      };
    }),
  ];
}
