import sql from 'sql-template-tag';
import type { Db } from '../../db/index.ts';
import { newSecret } from '../../kernel/ids.ts';

/** What a store signs with, for one purpose. Made when it is first needed. */
export async function secretOf(db: Pick<Db, 'query'>, siteId: string, purpose: string): Promise<string> {
  const find = async () => (await db.query<{ secret: string }>(sql`select secret from payment_secret where site_id = ${siteId} and provider = ${purpose}`))[0]?.secret;
  const known = await find();
  if (known !== undefined) return known;
  await db.query(sql`insert into payment_secret (site_id, provider, secret) values (${siteId}, ${purpose}, ${newSecret()}) on conflict do nothing`);
  const made = await find();
  if (made === undefined) throw new Error(`Site ${siteId} has no secret for ${purpose}, and none could be made.`);
  return made;
}
