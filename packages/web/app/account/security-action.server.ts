import { ApiError, authentication, factors, verification } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { UserSession } from '../session/user-session.server.ts';
import { proofIn } from './read-proof.server.ts';
import { refusal, refusedForm, typed, type FormAnswer } from './form-errors.server.ts';
import type { translateAccount } from './messages.server.ts';
import { formSecret, formText } from '../ui/form-text.server.ts';

/** Shown once, after a second factor was started or set up. */
export interface SecurityAnswer extends FormAnswer {
  readonly begun?: { readonly factorId: string; readonly qrSvg?: string; readonly secret?: string };
  readonly recoveryCodes?: readonly string[];
  /** The verification that the mailed code belongs to. */
  readonly verificationId?: string;
}

type TranslateAccount = Awaited<ReturnType<typeof translateAccount>>;

/** The forms of the security page, by their intent. */
export async function changeSecurity(
  userSession: UserSession,
  form: FormData,
  t: TranslateAccount,
) {
  const intent = formText(form, 'intent');
  const given = (name: string) => formSecret(form, name);
  const mine = userSession.useRateLimited(factors);
  const done = (sentence: string, more: Omit<SecurityAnswer, 'intent'> = {}): SecurityAnswer => ({
    intent,
    done: sentence,
    ...more,
  });
  try {
    switch (intent) {
      case 'password':
        return await changePassword(userSession, form, t);
      case 'send-code':
      case 'verify-address': {
        const { verificationId = '' } = await userSession.useRateLimited(verification).start();
        return done(t('codeMailed'), { verificationId });
      }
      case 'confirm-address': {
        await userSession
          .useRateLimited(verification)
          .verifyDuringAuthentication(given('code').replace(/\s/g, ''), {
            stateToken: given('verificationId'),
          });
        return done(t('addressConfirmed'));
      }
      case 'enrol': {
        const type =
          (['EMAIL', 'SMS', 'CALL'] as const).find((candidate) => candidate === given('type')) ??
          'TOTP';
        const { factor, qrSvg, secret } = await mine.enrolFactor({
          type,
          ...(type === 'SMS' || type === 'CALL' ? { target: formText(form, 'phone') } : {}),
          ...proofIn(form),
        });
        const begun = {
          factorId: factor?.factorId ?? '',
          ...(qrSvg === undefined ? {} : { qrSvg }),
          ...(secret === undefined ? {} : { secret }),
        };
        return {
          intent: 'activate',
          begun,
          ...(type === 'TOTP' ? {} : { done: t(type === 'EMAIL' ? 'codeMailed' : 'codeToPhone') }),
        } satisfies SecurityAnswer;
      }
      case 'activate': {
        const { recoveryCodes = [] } = await mine.activateFactor(given('factorId'), {
          code: given('code').replace(/\s/g, ''),
        });
        return done(t('factorReady'), { recoveryCodes });
      }
      case 'remove-factor':
        await mine.removeFactor(given('factorId'), proofIn(form));
        return done(t('factorRemoved'));
      case 'recovery-codes':
        return done('', {
          recoveryCodes: (await mine.renewRecoveryCodes(proofIn(form))).recoveryCodes ?? [],
        });
      case 'passkey':
        await mine.addPasskey({
          challengeId: given('challengeId'),
          credential: given('credential'),
        });
        return done(t('saved'));
      case 'forget-devices':
        await mine.forgetDevices();
        return done(t('devicesForgotten'));
      case 'end-session':
        await mine.endMySession(given('sessionId'));
        return done(t('sessionEnded'));
      case 'end-others':
        await mine.endOtherSessions();
        return done(t('othersEnded'));
      default:
        return refusedForm({ intent, message: t('notSaved') });
    }
  } catch (error) {
    return refusal(error, {
      intent,
      form,
      t,
      byCode: sentences(intent, form, t),
      byField: {
        newPassword: ['newPassword', t('passwordWeak')],
        target: ['phone', t('phoneWrong')],
      },
    });
  }
}

/** Messages for a proof, by the platform's code. */
export const proofSentences = (form: FormData, t: TranslateAccount): Record<string, string> => ({
  VERIFICATION_FAILED: t(
    form.has('password')
      ? 'passwordWrong'
      : form.has('verificationId')
        ? 'mailedCodeWrong'
        : 'codeWrong',
  ),
  REAUTHENTICATION_REQUIRED: t('proofNeeded'),
  EMAIL_VERIFICATION_REQUIRED: t('verifyFirst'),
  TOO_MANY_REQUESTS: t('tooManyTries'),
});

const sentences = (
  intent: string,
  form: FormData,
  t: TranslateAccount,
): Record<string, string> => ({
  ...proofSentences(form, t),
  ...(intent === 'activate'
    ? { VERIFICATION_FAILED: t('codeWrong') }
    : intent === 'passkey'
      ? { VERIFICATION_FAILED: t('passkeyFailed') }
      : {}),
  SECOND_FACTOR_OFF: t('secondFactorOff'),
});

/** An attacker at an unlocked computer does not know the old password. */
async function changePassword(userSession: UserSession, form: FormData, t: TranslateAccount) {
  try {
    const { password, proof } = proofIn(form);
    await userSession
      .useRateLimited(authentication)
      .changePassword(formSecret(form, 'newPassword'), {
        ...(password === undefined ? {} : { currentPassword: password }),
        ...(proof === undefined ? {} : { proof }),
      });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERIFICATION_FAILED') throw error;
    const wrong = proofSentences(form, t)[error.code] ?? '';
    return refusedForm({
      intent: 'password',
      message: wrong,
      errors: { proof: wrong },
      values: typed(form),
    });
  }
  // The platform has ended every session, this one too.
  userSession.forget();
  throw redirect('/hosted/sign-in?next=%2Faccount%2Fsecurity&notice=password-changed');
}
