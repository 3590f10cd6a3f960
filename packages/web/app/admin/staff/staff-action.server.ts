import { staff } from '@shopwright/sdk';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formSecret, formText } from '../../ui/form-text.server.ts';
import { formValues } from './form-values.server.ts';
import type { TranslateStaff } from './messages.server.ts';

/** The forms of the staff page, by their intent. */
export async function changeStaff(
  userSession: UserSession,
  form: FormData,
  t: TranslateStaff,
  language: string,
) {
  const intent = formText(form, 'intent');
  const id = formText(form, 'id');
  const name = formText(form, 'name');
  const email = formText(form, 'email');
  const roleIds = formValues(form, 'roleId');
  const calls = userSession.useRateLimited(staff);
  const done = (sentence: string): FormAnswer => ({ intent, done: sentence });
  if (roleIds.includes('OWNER') && roleIds.length > 1)
    return refusedForm({ intent, message: t('ownerAlone'), values: typed(form) });
  try {
    switch (intent) {
      case 'invite':
        if (roleIds.length === 0)
          return refusedForm({
            intent,
            message: t('chooseRole'),
            errors: { roles: t('chooseRole') },
            values: typed(form),
          });
        await calls.inviteCollaborator({
          email,
          roleIds,
          language,
          ...(name === '' ? {} : { name }),
        });
        return done(t('invited', { email }));
      case 'resend':
        await calls.resendInvitation(id);
        return done(t('resent'));
      case 'revoke':
        await calls.revokeInvitation(id);
        return done(t('revoked'));
      case 'roles':
        await calls.changeCollaborator(id, { roleIds });
        return done(t('rolesSaved', { name }));
      case 'remove':
        await calls.removeCollaborator(id);
        return done(t('personRemoved', { name }));
      case 'reset-factor':
        await calls.resetSecondFactor(id, { password: formSecret(form, 'password') });
        return done(t('factorReset', { name }));
      case 'policy':
        await calls.changePolicy({ requireSecondFactor: formText(form, 'require') === 'on' });
        return done(t('policySaved'));
      default:
        return refusedForm({ intent, message: t('notSaved') });
    }
  } catch (error) {
    return refusal(error, {
      intent,
      form,
      t,
      byCode: {
        '-19995': t('alreadyThere'),
        LAST_OWNER: t('lastOwner'),
        NOT_FOUND: t('personGone'),
        OWNER_REQUIRED: t('ownerOnly'),
        PERMISSION_DENIED: t('notAllowed'),
        SECOND_FACTOR_REQUIRED: t('policyOwnFirst'),
        TOO_MANY_REQUESTS: t('tooManyTries'),
        VERIFICATION_FAILED: t('passwordWrong'),
      },
      byField: { email: ['email', t('emailWrong')] },
    });
  }
}
