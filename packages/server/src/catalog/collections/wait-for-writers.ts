import { setTimeout as delay } from 'node:timers/promises';
import type { Db } from '../../db/index.ts';
import { listProductWriters } from '../products/store/collection-rules.ts';

const POLL_MS = 20;

/**
 * Resolves when every transaction that writes products now has ended. Those that start later read
 * the rules as they are committed, so after it no writer uses a rule from before.
 */
export async function waitForWriters(db: Db, siteId: string): Promise<void> {
  let running = await listProductWriters(db, siteId);
  while (running.length > 0) {
    await delay(POLL_MS);
    const now = new Set(await listProductWriters(db, siteId));
    running = running.filter((id) => now.has(id));
  }
}
