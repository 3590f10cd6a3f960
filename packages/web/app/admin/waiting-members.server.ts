import { ApiError, changePlans, members } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { refusal, refusedForm, type FormAnswer } from '../account/form-errors.server.ts';
import type { PageContext } from '../page-context.server.ts';
import type { UserSession } from '../session/user-session.server.ts';
import { formText } from '../ui/form-text.server.ts';
import type { WaitingMember } from './waiting-members.tsx';
import { translateAdmin } from './messages.server.ts';

const MAX_MEMBERS_SHOWN = 50;

/**
 * Members who wait for approval, oldest first. Undefined for a collaborator who may not see
 * members.
 */
export async function loadWaitingMembers(
  userSession: UserSession,
): Promise<{ members: WaitingMember[]; hasMore: boolean } | undefined> {
  try {
    const { items } = await userSession
      .use(members)
      .queryMembers({ fieldsets: ['FULL'] })
      .eq('status', 'PENDING')
      .ascending('_createdDate')
      .limit(MAX_MEMBERS_SHOWN + 1)
      .find();
    const waiting = items.map(
      ({ _id, loginEmail, loginEmailVerified, contact, profile, _createdDate }) => ({
        id: _id ?? '',
        email: loginEmail ?? '',
        name:
          [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') ||
          (profile?.nickname ?? ''),
        since: _createdDate?.toISOString() ?? '',
        isEmailVerified: loginEmailVerified === true,
      }),
    );
    return {
      members: waiting.slice(0, MAX_MEMBERS_SHOWN),
      hasMore: waiting.length > MAX_MEMBERS_SHOWN,
    };
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return undefined;
    throw error;
  }
}

/** Approves or blocks the member that a form of the list names. */
export async function decideOnMember(page: PageContext, userSession: UserSession, form: FormData) {
  const t = await translateAdmin(page);
  const id = formText(form, 'id');
  const email = formText(form, 'email');
  const isApproved = form.get('intent') === 'approve';
  try {
    await (isApproved
      ? userSession.use(members).approveMember(id)
      : userSession.use(members).blockMember(id));
    // A wrong click can be taken back: no other page lists members who are blocked.
    return {
      intent: 'members',
      done: t(isApproved ? 'approvedDone' : 'blockedDone', { email }),
      ...(isApproved ? {} : { values: { id, email } }),
    } satisfies FormAnswer;
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return refusal(error, {
      intent: 'members',
      form,
      t,
      byCode: {
        PERMISSION_DENIED: t('notAllowed'),
        ...(isGone ? { NOT_FOUND: t('memberGone') } : {}),
      },
    });
  }
}

/**
 * Prepares the approval of all members who wait, and leads to its preview. Members who register
 * after that are not part of it.
 */
export async function planApproval(page: PageContext, userSession: UserSession, form: FormData) {
  try {
    const { plan } = await userSession.use(changePlans).createChangePlan({
      selection: { filter: { status: 'PENDING' } },
      memberChange: { action: 'APPROVE' },
    });
    return redirect(`/admin/plans/${plan?._id ?? ''}`);
  } catch (error) {
    const t = await translateAdmin(page);
    if (error instanceof ApiError && error.status === 429)
      return refusedForm({ intent: 'members', message: t('tooManyPlans') }, 429);
    return refusal(error, {
      intent: 'members',
      form,
      t,
      byCode: { PERMISSION_DENIED: t('notAllowed') },
    });
  }
}
