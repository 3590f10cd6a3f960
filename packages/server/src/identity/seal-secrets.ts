import type { IdentityDeps } from './deps.ts';
import { connectionSecretOf } from './provider.ts';
import { factorSecretOf } from './second-factor.ts';
import { listConnectionsToSeal, saveConnectionSecret } from './store/connections.ts';
import { listFactorsToSeal, saveFactorSecret } from './store/factors.ts';

const atOnce = 500;

/**
 * Seals what was stored before there was a secret, or with an older one. A row that changed meanwhile is left for the next
 * time, and so is one that nothing opens: it must not be lost over it.
 */
export async function sealSecrets({ db, vault }: Pick<IdentityDeps, 'db' | 'vault'>): Promise<void> {
  const { mark } = vault;
  if (mark === undefined) return;
  for (const { siteId, factorId, secret } of await listFactorsToSeal(db, mark, atOnce)) {
    const plain = vault.open(secret, factorSecretOf(siteId, factorId));
    if (plain !== undefined) await saveFactorSecret(db, { siteId, factorId, before: secret, secret: vault.seal(plain, factorSecretOf(siteId, factorId)) });
  }
  for (const connection of await listConnectionsToSeal(db, mark, atOnce)) {
    const plain = vault.open(connection.clientSecret, connectionSecretOf(connection));
    if (plain !== undefined) await saveConnectionSecret(db, { ...connection, before: connection.clientSecret, clientSecret: vault.seal(plain, connectionSecretOf(connection)) });
  }
}
