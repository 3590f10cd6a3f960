import { dropAllSecrets, type Db } from '../db/index.ts';
import { makeKey } from '../identity/index.ts';
import { listSites, markPreview } from '../settings/index.ts';

/** Deleting the sessions of a large store takes minutes. */
const WHOLE_TABLES = { statementTimeoutMs: 30 * 60_000 } as const;

/**
 * Converts the copy of a store to a preview: it says so in its database, and has secrets of its own,
 * so that no token or signature of the copy is valid in the original, or the other way round.
 */
export async function convertToPreview(db: Db): Promise<void> {
  await db.tx(async (tx) => {
    await markPreview(tx);
    await dropAllSecrets(tx);
    for (const { siteId } of await listSites(tx)) {
      await makeKey(tx, siteId, 'token');
      await makeKey(tx, siteId, 'webhook');
    }
  }, WHOLE_TABLES);
}
