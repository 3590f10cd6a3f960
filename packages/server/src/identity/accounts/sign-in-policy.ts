import {
  getSignInSettings,
  updateSignInSettings,
  type SignInSettings,
} from '@shopwright/contract/settings/sign-in';
import { route, type Route } from '../../http/index.ts';
import { refuseFields, violation } from '../../kernel/outcome.ts';
import type { Vault } from '../../kernel/vault.ts';
import { captchaSecretOf, captchaService } from './rules/captcha-service.ts';
import { readArea, settingsArea, type Sites } from '../../settings/index.ts';

/** The owner's settings for registration and sign-in. */
export type SignInPolicy = Required<Omit<SignInSettings, 'captcha'>> & {
  readonly captcha: Required<Pick<NonNullable<SignInSettings['captcha']>, 'mode' | 'provider'>> &
    NonNullable<SignInSettings['captcha']>;
};

/** The default policy: anyone may register. */
export const signInArea = settingsArea<SignInPolicy>('signIn', {
  ownerApproval: false,
  emailVerification: false,
  captcha: { mode: 'OFF', provider: 'BUILT_IN' },
  secondFactor: 'OPTIONAL',
  passwordMinLength: 8,
  refuseKnownPasswords: true,
  sessionIdleDays: 30,
  sessionDays: 90,
  rememberDeviceDays: 30,
});

export const policyOf = async (sites: Sites, siteId: string): Promise<SignInPolicy> =>
  readArea(await sites.find(siteId), signInArea);

/** Secrets can be written, but never read. */
function shown({
  captcha: { secret: _secret, invisibleSecret: _invisible, ...captcha },
  ...settings
}: SignInPolicy): SignInSettings {
  return { ...settings, captcha };
}

const sealed = (
  vault: Vault,
  siteId: string,
  captcha: SignInSettings['captcha'],
): { secret?: string; invisibleSecret?: string } =>
  Object.fromEntries(
    (['secret', 'invisibleSecret'] as const).flatMap((name) =>
      captcha?.[name] ? [[name, vault.seal(captcha[name], captchaSecretOf(siteId))]] : [],
    ),
  );

export function signInSettingsRoutes({
  sites,
  vault,
  allowLoopback,
}: {
  sites: Sites;
  vault: Vault;
  allowLoopback: boolean;
}): Route[] {
  return [
    route(getSignInSettings, async ({ actor }) => ({
      settings: shown(await policyOf(sites, actor.siteId)),
    })),
    route(updateSignInSettings, async ({ request, actor }) => {
      const before = await policyOf(sites, actor.siteId);
      const { captcha, ...rest } = request.settings;
      const after: SignInPolicy = {
        ...before,
        ...rest,
        captcha: { ...before.captcha, ...captcha, ...sealed(vault, actor.siteId, captcha) },
      };
      const open = (['verifyUrl', 'scriptUrl'] as const).find(
        (name) => captcha?.[name]?.startsWith('http:') && !allowLoopback,
      );
      if (open !== undefined)
        return refuseFields(
          violation(
            `settings.captcha.${open}`,
            'FORMAT',
            'must be a web address that begins with https',
            { type: 'SECURE_WEB_URL' },
          ),
        );
      if (
        after.captcha.mode !== 'OFF' &&
        after.captcha.provider === 'SITEVERIFY' &&
        (!after.captcha.verifyUrl || !after.captcha.secret || !after.captcha.siteKey)
      ) {
        return refuseFields(
          violation(
            'settings.captcha',
            'REQUIRED_FIELD',
            'needs verifyUrl, siteKey and secret for a service that checks captchas',
          ),
        );
      }
      if (
        after.captcha.mode !== 'OFF' &&
        after.captcha.provider === 'SITEVERIFY' &&
        !captchaService(after.captcha)
      ) {
        return refuseFields(
          violation(
            'settings.captcha.scriptUrl',
            'REQUIRED_FIELD',
            'is required for a service other than reCAPTCHA, hCaptcha and Turnstile: without its script no page can show the check',
          ),
        );
      }
      if (after.sessionIdleDays > after.sessionDays)
        return refuseFields(
          violation('settings.sessionIdleDays', 'MAX', 'must not be longer than sessionDays', {
            threshold: after.sessionDays,
          }),
        );
      await sites.saveArea(actor.siteId, signInArea, after);
      return { settings: shown(after) };
    }),
  ];
}
