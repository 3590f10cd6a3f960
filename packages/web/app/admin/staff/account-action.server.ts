import { staff } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { refusal, refusedForm, type FormAnswer } from '../../account/form-errors.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formSecret, formText } from '../../ui/form-text.server.ts';
import type { TranslateStaff } from './messages.server.ts';

/** What is shown once, after a second step was begun or set up. */
export interface AccountAnswer extends FormAnswer {
  readonly begun?: { readonly factorId: string; readonly qrSvg: string; readonly secret: string };
  readonly recoveryCodes?: readonly string[];
}

/** The forms of the page about the own account, by their intent. */
export async function changeAccount(userSession: UserSession, form: FormData, t: TranslateStaff) {
  const intent = formText(form, 'intent');
  const mine = userSession.useRateLimited(staff);
  const password = formSecret(form, 'password');
  const done = (sentence: string, more: Omit<AccountAnswer, 'intent'> = {}): AccountAnswer => ({
    intent,
    done: sentence,
    ...more,
  });
  try {
    switch (intent) {
      case 'profile':
        await mine.changeMyProfile({ name: formText(form, 'name') });
        return done(t('nameSaved'));
      case 'password':
        await mine.changeMyPassword({
          currentPassword: password,
          newPassword: formSecret(form, 'newPassword'),
        });
        return done(t('passwordChanged'));
      case 'enroll': {
        const { factor, qrSvg = '', secret = '' } = await mine.enrolMyFactor({ password });
        const begun = { factorId: factor?.factorId ?? '', qrSvg, secret };
        return { intent, begun } satisfies AccountAnswer;
      }
      case 'activate': {
        const { recoveryCodes = [] } = await mine.activateMyFactor(formText(form, 'factorId'), {
          code: formText(form, 'code').replaceAll(/\s/g, ''),
        });
        return done(t('setUpDone'), { recoveryCodes });
      }
      case 'passkey': {
        const name = formText(form, 'passkeyName');
        const { recoveryCodes = [] } = await mine.addMyPasskey({
          challengeId: formText(form, 'challengeId'),
          credential: formSecret(form, 'credential'),
          ...(name === '' ? {} : { name }),
        });
        return done(t(recoveryCodes.length > 0 ? 'setUpDone' : 'passkeyAdded'), { recoveryCodes });
      }
      case 'remove-factor':
        await mine.removeMyFactor(formText(form, 'factorId'), { password });
        return done(t('factorRemoved'));
      case 'recovery-codes': {
        const { recoveryCodes = [] } = await mine.renewMyRecoveryCodes({ password });
        return done('', { recoveryCodes });
      }
      case 'end-session':
        await mine.endMySession(formText(form, 'sessionId'));
        return done(t('sessionEnded'));
      case 'end-others':
        await mine.endMySessions({});
        return done(t('othersEnded'));
      case 'end-all':
        await mine.endMySessions({ includeCurrent: true });
        userSession.forget();
        throw redirect('/admin/sign-in');
      default:
        return refusedForm({ intent, message: t('notSaved') });
    }
  } catch (error) {
    if (error instanceof Response) throw error;
    return refusal(error, {
      intent,
      form,
      t,
      byCode: { ...proofSentences(t), ...codeSentences(intent, t) },
      byField: {
        newPassword: ['newPassword', t('passwordWeak')],
        name: ['name', t('nameMissing')],
      },
    });
  }
}

/** Why a change that needs the password was refused, by the code of the API. */
export const proofSentences = (t: TranslateStaff): Record<string, string> => ({
  VERIFICATION_FAILED: t('passwordWrong'),
  REAUTHENTICATION_REQUIRED: t('passwordWrong'),
  TOO_MANY_REQUESTS: t('tooManyTries'),
  TOO_MANY_FACTORS: t('tooManyFactors'),
});

const codeSentences = (intent: string, t: TranslateStaff): Record<string, string> => ({
  LAST_FACTOR: t('lastFactor'),
  ...(intent === 'activate' ? { VERIFICATION_FAILED: t('codeWrong') } : {}),
  ...(intent === 'passkey' ? { VERIFICATION_FAILED: t('passkeyFailed') } : {}),
});
