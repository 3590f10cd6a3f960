import type { Route } from './+types/waiting';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { loadSelf } from '../../admin/staff/load-roles.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import {
  decideOnMember,
  loadWaitingMembers,
  planApproval,
} from '../../admin/waiting-members.server.ts';
import { WaitingMembers } from '../../admin/waiting-members.tsx';
import { pageContext } from '../../page-context.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { formText } from '../../ui/form-text.server.ts';

/** What the approval of all members needs. */
const planRights = ['MEMBERS.MEMBER_APPROVE', 'SHOPWRIGHT.MANAGE_CHANGE_PLANS'];

export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const [waiting, { rights }] = await Promise.all([
      loadWaitingMembers(userSession),
      loadSelf(userSession),
    ]);
    return { waiting, canPlan: planRights.every((right) => hasRight(rights, right)) };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) =>
    formText(form, 'intent') === 'approve-all'
      ? planApproval(page, userSession, form)
      : decideOnMember(page, userSession, form),
  );
}

export default function Waiting({
  loaderData: { waiting, canPlan },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('adminShell');
  const admin = useTranslations('admin');
  return (
    <AdminPage heading={t('waiting')} intro={t('waitingIntro')}>
      {waiting ? (
        <WaitingMembers waiting={waiting} canPlan={canPlan} answer={actionData} />
      ) : (
        <p>{admin('notAllowed')}</p>
      )}
    </AdminPage>
  );
}
