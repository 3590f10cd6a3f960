import sql from 'sql-template-tag';
import { sealContext, type Db, first } from '../../../db/index.ts';
import { openBytes, sealBytes } from '../../../kernel/vault.ts';

/** The site's secret for a purpose; stores `fresh` if there is none yet. */
export async function findSecret(
  db: Pick<Db, 'query' | 'vault'>,
  siteId: string,
  purpose: string,
  fresh: Buffer,
): Promise<Buffer> {
  const about = sealContext('identity', siteId, purpose);
  const find = async (): Promise<Buffer | undefined> => {
    const row = first(
      await db.query<{ secret: Buffer }>(
        sql`select secret from identity_secret where site_id = ${siteId} and purpose = ${purpose}`,
      ),
    );
    if (!row) return undefined;
    const opened = openBytes(db.vault, row.secret, about);
    if (!opened)
      throw new Error(
        `The ${purpose} secret of site ${siteId} does not open: was SHOPWRIGHT_SECRET or secret.key changed?`,
      );
    return opened;
  };
  const existing = await find();
  if (existing) return existing;
  await db.query(
    sql`insert into identity_secret (site_id, purpose, secret) values (${siteId}, ${purpose}, ${sealBytes(db.vault, fresh, about)}) on conflict do nothing`,
  );
  return (await find()) ?? fresh;
}
