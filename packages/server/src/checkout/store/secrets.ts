import sql from 'sql-template-tag';
import { sealContext, type Db } from '../../db/index.ts';
import { newSecret } from '../../kernel/ids.ts';

// Secrets are bound to the site id as PostgreSQL writes it, in lower case; a message may name it in
// upper case.
type SecretReader = Pick<Db, 'query' | 'vault'>;

/**
 * The store's signing secret for one purpose, created on first use. For signing only: verification
 * uses `findSecretOf`.
 */
export async function secretOf(db: SecretReader, siteId: string, purpose: string): Promise<string> {
  const found = await findSecretOf(db, siteId, purpose);
  if (found !== undefined) return found;
  await db.query(
    sql`insert into payment_secret (site_id, provider, secret) values (${siteId}, ${purpose}, ${db.vault.seal(newSecret(), sealContext('payment', siteId.toLowerCase(), purpose))}) on conflict do nothing`,
  );
  const made = await findSecretOf(db, siteId, purpose);
  if (made === undefined)
    throw new Error(`Site ${siteId} has no secret for ${purpose}, and none could be made.`);
  return made;
}

/**
 * Undefined when nothing was signed for this purpose yet, so that a forged message of another site
 * writes nothing.
 */
export async function findSecretOf(
  db: SecretReader,
  siteId: string,
  purpose: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ secret: string }>(
    sql`select secret from payment_secret where site_id = ${siteId} and provider = ${purpose}`,
  );
  if (!row) return undefined;
  const opened = db.vault.open(row.secret, sealContext('payment', siteId.toLowerCase(), purpose));
  if (opened === undefined)
    throw new Error(
      `The ${purpose} secret of site ${siteId} does not open: was SHOPWRIGHT_SECRET or secret.key changed?`,
    );
  return opened;
}
