import { sealColumn, sealedColumns } from '../db/index.ts';
import { listSites, readArea } from '../settings/index.ts';
import type { IdentityDeps } from './deps.ts';
import { signInArea, type SignInPolicy } from './accounts/sign-in-policy.ts';
import { captchaSecretOf } from './accounts/rules/captcha-service.ts';

const ROWS_PER_RUN = 500;

/**
 * Seals secrets that are stored in plain text or sealed with an older server secret. A row that no
 * secret opens stays unchanged, so that restoring the old secret can still open it.
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

/** Seals the secrets of captcha services with the newest server secret. */
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
