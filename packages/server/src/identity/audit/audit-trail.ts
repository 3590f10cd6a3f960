import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '../../db/index.ts';
import { isRefusal } from '../../kernel/outcome.ts';
import { insertAudit, type AuditRow } from './store.ts';

/**
 * Writes the audit entry of a call in the transaction of its change: the first transaction that the
 * call commits contains the entry, so no change exists without one. Handlers are not involved.
 */
export interface AuditTrail {
  /** The database that handlers of audited calls use. */
  readonly watch: (db: Db) => Db;
  readonly run: <T>(entry: AuditEntry, work: () => T) => T;
}

export interface AuditEntry {
  readonly row: AuditRow;
  isStored: boolean;
}

/**
 * Statements that only lock rows match too; their entry is then slightly earlier than the change.
 */
const WRITES = /\b(?:insert|update|delete|merge)\b/i;

export function createAuditTrail(): AuditTrail {
  const open = new AsyncLocalStorage<AuditEntry>();
  return {
    run: (entry, work) => open.run(entry, work),
    watch: (db) => ({
      ...db,
      async query<Row>(query: Parameters<Db['query']>[0]): Promise<Row[]> {
        const entry = open.getStore();
        if (!entry || entry.isStored || !WRITES.test(query.text)) return db.query<Row>(query);
        const rows = await db.tx(async (tx) => {
          const found = await tx.query<Row>(query);
          await insertAudit(tx, [entry.row]);
          return found;
        });
        entry.isStored = true;
        return rows;
      },
      async tx(work, options) {
        const entry = open.getStore();
        if (!entry || entry.isStored || options?.readOnly === true) return db.tx(work, options);
        let isWritten = false;
        const result = await db.tx(async (tx) => {
          const done = await work(tx);
          // A refusal changed nothing.
          isWritten = !isRefusal(done);
          if (isWritten) await insertAudit(tx, [entry.row]);
          return done;
        }, options);
        entry.isStored ||= isWritten;
        return result;
      },
    }),
  };
}
