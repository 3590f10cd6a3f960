import { sealColumn, sealedColumns } from '../db/index.ts';
import { listSites, readArea } from '../settings/index.ts';
import type { IdentityDeps } from './deps.ts';
import { signInArea, type SignInPolicy } from './accounts/sign-in-policy.ts';
import { captchaSecretOf } from './accounts/rules/captcha-service.ts';

const ROWS_PER_RUN = 500;

/**
 * Seals secrets that are in clear, or sealed with an older secret of the server. A row that none of the secrets opens is
 * left as it is: bringing the old secret back must still open it.
 */
export async function sealSecrets({
  db,
  sites,
}: Pick<IdentityDeps, 'db' | 'sites'>): Promise<void> {
  if (db.vault.mark === undefined) return;
  for (const column of sealedColumns) await sealColumn(db, db.vault, column, ROWS_PER_RUN);
  for (const site of await listSites(db)) {
    const { captcha } = readArea(site, signInArea);
    if (Object.keys(resealed(db, site.siteId, captcha)).length === 0) continue;
    await sites.changeArea(site.siteId, signInArea, (settings) => ({
      ...settings,
      captcha: { ...settings.captcha, ...resealed(db, site.siteId, settings.captcha) },
    }));
  }
}

/** The secrets of the captcha service that the newest secret of the server has not sealed yet, sealed. */
function resealed(
  { vault }: Pick<IdentityDeps['db'], 'vault'>,
  siteId: string,
  captcha: SignInPolicy['captcha'],
): { secret?: string; invisibleSecret?: string } {
  return Object.fromEntries(
    (['secret', 'invisibleSecret'] as const).flatMap((name) => {
      const stored = captcha[name];
      if (!stored || vault.mark === undefined || stored.startsWith(vault.mark)) return [];
      const opened = vault.open(stored, captchaSecretOf(siteId));
      return opened === undefined ? [] : [[name, vault.seal(opened, captchaSecretOf(siteId))]];
    }),
  );
}
