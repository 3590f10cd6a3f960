import sql from 'sql-template-tag';
import { first, type Reader } from './reader.ts';

/** The site's secret for a purpose; `fresh` becomes it if there is none yet. */
export async function findSecret(db: Reader, siteId: string, purpose: string, fresh: Buffer): Promise<Buffer> {
  const found = async () => first(await db.query<{ secret: Buffer }>(sql`select secret from identity_secret where site_id = ${siteId} and purpose = ${purpose}`));
  const known = await found();
  if (known) return known.secret;
  await db.query(sql`insert into identity_secret (site_id, purpose, secret) values (${siteId}, ${purpose}, ${fresh}) on conflict do nothing`);
  return (await found())?.secret ?? fresh;
}
