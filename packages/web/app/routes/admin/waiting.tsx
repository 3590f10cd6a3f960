import type { Route } from './+types/waiting';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { decideOnMember, loadWaitingMembers } from '../../admin/waiting-members.server.ts';
import { WaitingMembers } from '../../admin/waiting-members.tsx';
import { pageContext } from '../../page-context.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => ({
    waiting: await loadWaitingMembers(userSession),
  }));
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, (userSession) => decideOnMember(page, userSession, form));
}

export default function Waiting({ loaderData: { waiting }, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminShell');
  const admin = useTranslations('admin');
  return (
    <AdminPage heading={t('waiting')} intro={t('waitingIntro')}>
      {waiting ? (
        <WaitingMembers waiting={waiting} answer={actionData} />
      ) : (
        <p>{admin('notAllowed')}</p>
      )}
    </AdminPage>
  );
}
