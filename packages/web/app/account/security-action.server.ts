import { ApiError, authentication, factors, verification } from '@shopwright/sdk';
import { redirect } from 'react-router';
import type { Person } from '../session/user-session.server.ts';
import { proofIn } from './read-proof.server.ts';
import { refusal, refusedForm, typed, type FormAnswer } from './form-errors.server.ts';
import type { accountWords } from './messages.server.ts';
import { formSecret, formText } from '../ui/form-text.server.ts';

/** What is shown once, after a second step was begun or set up. */
export interface SecurityAnswer extends FormAnswer {
  readonly begun?: { readonly factorId: string; readonly qrSvg?: string; readonly secret?: string };
  readonly recoveryCodes?: readonly string[];
  /** A code was mailed: what it is asked for with. */
  readonly verificationId?: string;
}

type Words = Awaited<ReturnType<typeof accountWords>>;

/** The forms of the security page, by their intent. */
export async function changeSecurity(person: Person, form: FormData, say: Words) {
  const intent = formText(form, 'intent');
  const given = (name: string) => formSecret(form, name);
  const mine = person.trying(factors);
  const done = (sentence: string, more: Omit<SecurityAnswer, 'intent'> = {}): SecurityAnswer => ({
    intent,
    done: sentence,
    ...more,
  });
  try {
    switch (intent) {
      case 'password':
        return await changePassword(person, form, say);
      case 'send-code':
      case 'verify-address': {
        const { verificationId = '' } = await person.trying(verification).start();
        return done(say('codeMailed'), { verificationId });
      }
      case 'confirm-address': {
        await person
          .trying(verification)
          .verifyDuringAuthentication(given('code').replace(/\s/g, ''), {
            stateToken: given('verificationId'),
          });
        return done(say('addressConfirmed'));
      }
      case 'enrol': {
        const type =
          (['EMAIL', 'SMS', 'CALL'] as const).find((known) => known === given('type')) ?? 'TOTP';
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
          ...(type === 'TOTP'
            ? {}
            : { done: say(type === 'EMAIL' ? 'codeMailed' : 'codeToPhone') }),
        } satisfies SecurityAnswer;
      }
      case 'activate': {
        const { recoveryCodes = [] } = await mine.activateFactor(given('factorId'), {
          code: given('code').replace(/\s/g, ''),
        });
        return done(say('factorReady'), { recoveryCodes });
      }
      case 'remove-factor':
        await mine.removeFactor(given('factorId'), proofIn(form));
        return done(say('factorRemoved'));
      case 'recovery-codes':
        return done('', {
          recoveryCodes: (await mine.renewRecoveryCodes(proofIn(form))).recoveryCodes ?? [],
        });
      case 'passkey':
        await mine.addPasskey({
          challengeId: given('challengeId'),
          credential: given('credential'),
        });
        return done(say('saved'));
      case 'forget-devices':
        await mine.forgetDevices();
        return done(say('devicesForgotten'));
      case 'end-session':
        await mine.endMySession(given('sessionId'));
        return done(say('sessionEnded'));
      case 'end-others':
        await mine.endOtherSessions();
        return done(say('othersEnded'));
      default:
        return refusedForm({ intent, message: say('notSaved') });
    }
  } catch (error) {
    return refusal(error, {
      intent,
      form,
      say,
      byCode: sentences(intent, form, say),
      byField: {
        newPassword: ['newPassword', say('passwordWeak')],
        target: ['phone', say('phoneWrong')],
      },
    });
  }
}

/** What became of a proof, by the platform's code. */
export const proofSentences = (form: FormData, say: Words): Record<string, string> => ({
  VERIFICATION_FAILED: say(
    form.has('password')
      ? 'passwordWrong'
      : form.has('verificationId')
        ? 'mailedCodeWrong'
        : 'codeWrong',
  ),
  REAUTHENTICATION_REQUIRED: say('proofNeeded'),
  EMAIL_VERIFICATION_REQUIRED: say('verifyFirst'),
  TOO_MANY_REQUESTS: say('tooManyTries'),
});

const sentences = (intent: string, form: FormData, say: Words): Record<string, string> => ({
  ...proofSentences(form, say),
  ...(intent === 'activate'
    ? { VERIFICATION_FAILED: say('codeWrong') }
    : intent === 'passkey'
      ? { VERIFICATION_FAILED: say('passkeyFailed') }
      : {}),
  SECOND_FACTOR_OFF: say('secondFactorOff'),
});

/** Whoever sits at an unlocked computer does not know the old password. */
async function changePassword(person: Person, form: FormData, say: Words) {
  try {
    const { password, proof } = proofIn(form);
    await person.trying(authentication).changePassword(formSecret(form, 'newPassword'), {
      ...(password === undefined ? {} : { currentPassword: password }),
      ...(proof === undefined ? {} : { proof }),
    });
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'VERIFICATION_FAILED') throw error;
    const wrong = proofSentences(form, say)[error.code] ?? '';
    return refusedForm({
      intent: 'password',
      message: wrong,
      errors: { proof: wrong },
      values: typed(form),
    });
  }
  // The platform has ended every session, this one too.
  person.forget();
  throw redirect('/hosted/sign-in?next=%2Faccount%2Fsecurity&notice=password-changed');
}
