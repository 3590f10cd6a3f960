import { staff } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/account';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { changeAccount, type AccountAnswer } from '../../admin/staff/account-action.server.ts';
import { dateFormatOf, translateStaff } from '../../admin/staff/messages.server.ts';
import { useRoleNames } from '../../admin/staff/role-choice.tsx';
import { CurrentPassword, SecondFactor } from '../../admin/staff/second-factor.tsx';
import { Sessions } from '../../admin/staff/sessions.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Badge } from '../../admin/ui/badge.tsx';
import { Card } from '../../admin/ui/card.tsx';
import { formatDay, writeShortMoment } from '../../i18n/format-dates.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) => {
    const mine = userSession.use(staff);
    const [account, { sessions = [] }, { locale, timeZone }] = await Promise.all([
      mine.getMyAccount(),
      mine.listMySessions(),
      dateFormatOf(page),
    ]);
    const { staff: self = {}, factors = [], recoveryCodesLeft = 0 } = account;
    const day = (date: Date | undefined) =>
      date ? formatDay(date, locale, timeZone, 'medium') : '';
    const moment = (date: Date | undefined) =>
      date ? writeShortMoment(date, locale, timeZone) : '';
    return {
      email: self.email ?? '',
      name: self.name ?? '',
      roleIds: self.roleIds ?? [],
      mustSetUp: account.secondFactorRequired === true && self.hasSecondFactor !== true,
      recoveryCodesLeft,
      factors: factors
        .filter(({ status }) => status === 'ACTIVE')
        .map(({ factorId = '', type = 'TOTP', name = '', _createdDate }) => ({
          factorId,
          type,
          name,
          since: day(_createdDate),
        })),
      sessions: sessions.map(
        ({ sessionId = '', device = '', address = '', current, _createdDate, lastSeenDate }) => ({
          sessionId,
          device,
          address,
          isCurrent: current === true,
          signedIn: moment(_createdDate),
          lastSeen: moment(lastSeenDate),
        }),
      ),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  return asStaff(page, request, async (userSession) =>
    changeAccount(userSession, form, await translateStaff(page)),
  );
}

export default function Account({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminStaff');
  const shell = useTranslations('adminShell');
  const answer: AccountAnswer | undefined = actionData;
  const { mustSetUp, factors, recoveryCodesLeft, sessions } = loaderData;
  const factor = (
    <SecondFactor answer={answer} factors={factors} recoveryCodesLeft={recoveryCodesLeft} />
  );
  return (
    <AdminPage intro={shell('staffAccountIntro')}>
      {mustSetUp && (
        <>
          <Notice kind="note">{t('setUpFirst')}</Notice>
          {factor}
        </>
      )}
      <Profile {...loaderData} answer={answer} />
      <Card heading={t('password')} intro={t('passwordIntro')} id="password">
        <Form method="post" className="admin-form">
          <FormNotice answer={answer} intent="password" />
          <CurrentPassword />
          <Field
            label={t('newPassword')}
            name="newPassword"
            type="password"
            autoComplete="new-password"
            error={answer?.intent === 'password' ? answer.errors?.['newPassword'] : undefined}
            required
          />
          <p>
            <button className="button" name="intent" value="password">
              {t('changePassword')}
            </button>
          </p>
        </Form>
      </Card>
      {!mustSetUp && factor}
      <Sessions answer={answer} sessions={sessions} />
    </AdminPage>
  );
}

interface ProfileProps {
  readonly email: string;
  readonly name: string;
  readonly roleIds: readonly string[];
  readonly answer: AccountAnswer | undefined;
}

function Profile({ email, name, roleIds, answer }: ProfileProps) {
  const t = useTranslations('adminStaff');
  const nameOf = useRoleNames();
  // A person without the permission to manage staff does not read the names of the store's roles.
  const roleNames = roleIds.map((id) => nameOf({ id, name: '' })).filter((one) => one !== '');
  const mine = answer?.intent === 'profile' ? answer : undefined;
  return (
    <Card heading={t('profile')}>
      <p className="admin-badges">
        <bdi>{email}</bdi>
        {roleNames.map((one) => (
          <Badge key={one}>{one}</Badge>
        ))}
      </p>
      <Form method="post" className="admin-form">
        <FormNotice answer={answer} intent="profile" />
        <Field
          label={t('name')}
          name="name"
          autoComplete="name"
          maxLength={100}
          defaultValue={mine?.values?.['name'] ?? name}
          error={mine?.errors?.['name']}
          required
        />
        <p>
          <button className="button button-quiet" name="intent" value="profile">
            {t('saveName')}
          </button>
        </p>
      </Form>
    </Card>
  );
}
