import { apiKeys } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/api-keys';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight, type Rights } from '../../admin/shell/areas.ts';
import { Disclosure } from '../../admin/staff/disclosure.tsx';
import { formValues } from '../../admin/staff/form-values.server.ts';
import { loadPermissions, loadSelf } from '../../admin/staff/load-roles.server.ts';
import { dateFormatOf, translateStaff } from '../../admin/staff/messages.server.ts';
import {
  PermissionChoice,
  usePermissionNames,
  type PermissionOption,
} from '../../admin/staff/permission-choice.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { Badge } from '../../admin/ui/badge.tsx';
import { Card } from '../../admin/ui/card.tsx';
import { CopyButton } from '../../admin/ui/copy-button.tsx';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { formatDay, writeShortMoment } from '../../i18n/format-dates.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field, Select } from '../../ui/field.tsx';
import { formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

const EXPIRY_DAYS = [30, 90, 365] as const;
const MS_PER_DAY = 86_400_000;

interface KeyAnswer extends FormAnswer {
  /** Shown once. */
  readonly created?: { readonly name: string; readonly secret: string };
}

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) => {
    const [{ apiKeys: keys = [] }, permissions, self, { locale, timeZone }] = await Promise.all([
      userSession.use(apiKeys).listApiKeys(),
      loadPermissions(userSession),
      loadSelf(userSession),
      dateFormatOf(page),
    ]);
    const day = (date: Date | null | undefined) =>
      date ? formatDay(date, locale, timeZone, 'medium') : '';
    return {
      permissions,
      rights: self.rights,
      keys: keys.map(({ _id = '', name = '', permissions: held = [], ...key }) => ({
        id: _id,
        name,
        permissions: held,
        created: day(key._createdDate),
        expires: day(key.expirationDate),
        isExpired: key.expirationDate ? key.expirationDate.getTime() <= Date.now() : false,
        lastUsed: key.lastUsedDate ? writeShortMoment(key.lastUsedDate, locale, timeZone) : '',
      })),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const name = formText(form, 'name');
  const permissions = formValues(form, 'permission');
  const days = EXPIRY_DAYS.find((one) => String(one) === formText(form, 'expiry'));
  return asStaff(page, request, async (userSession) => {
    const t = await translateStaff(page);
    const calls = userSession.use(apiKeys);
    try {
      if (intent === 'revoke') {
        await calls.revokeApiKey(formText(form, 'id'));
        return { intent, done: t('keyRevoked') } satisfies KeyAnswer;
      }
      if (permissions.length === 0)
        return refusedForm({ intent, message: t('choosePermission'), values: typed(form) });
      const expirationDate = days === undefined ? null : new Date(Date.now() + days * MS_PER_DAY);
      const { key = '' } = await calls.createApiKey({
        apiKey: { name, permissions, expirationDate },
      });
      return { intent, created: { name, secret: key } } satisfies KeyAnswer;
    } catch (error) {
      return refusal(error, {
        intent,
        form,
        t,
        byCode: {
          NOT_FOUND: t('keyGone'),
          PERMISSION_DENIED: t('notAllowed'),
          TOO_MANY_API_KEYS: t('tooManyKeys'),
        },
        byField: { name: ['name', t('nameMissing')] },
      });
    }
  });
}

export default function ApiKeys({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminStaff');
  const answer: KeyAnswer | undefined = actionData;
  const { keys, permissions, rights } = loaderData;
  return (
    <AdminPage intro={t('keysIntro')}>
      {answer?.created && <CreatedKey {...answer.created} />}
      <Card heading={t('keys')}>
        <FormNotice answer={answer} intent="revoke" />
        {keys.length === 0 ? (
          <EmptyState icon="key" heading={t('noKeys')}>
            {t('noKeysHint')}
          </EmptyState>
        ) : (
          <ul className="admin-entries">
            {keys.map((key) => (
              <Key key={key.id} {...key} all={permissions} rights={rights} />
            ))}
          </ul>
        )}
      </Card>
      <NewKey
        key={answer?.created?.secret}
        answer={answer}
        permissions={permissions}
        rights={rights}
      />
    </AdminPage>
  );
}

function CreatedKey({ name, secret }: NonNullable<KeyAnswer['created']>) {
  const t = useTranslations('adminStaff');
  return (
    <Notice kind="done">
      <div className="grid gap-3">
        <p>{t('keyCreated', { name })}</p>
        <p className="admin-secret">{secret}</p>
        <p>
          <CopyButton text={secret} label={t('copyKey')} />
        </p>
      </div>
    </Notice>
  );
}

type ListedKey = Route.ComponentProps['loaderData']['keys'][number];
interface KeyProps extends ListedKey {
  readonly all: readonly PermissionOption[];
  readonly rights: Rights;
}

function Key({
  id,
  name,
  permissions,
  created,
  expires,
  isExpired,
  lastUsed,
  all,
  rights,
}: KeyProps) {
  const t = useTranslations('adminStaff');
  const nameOf = usePermissionNames();
  const holdsAll = permissions.includes('*');
  const count = holdsAll
    ? t('allPermissions')
    : t('permissionCount', { count: permissions.length });
  const canRevoke = permissions.every((permission) => hasRight(rights, permission));
  return (
    <li>
      <div className="admin-entry">
        <div>
          <p className="admin-entry-name">{name}</p>
          <p className="admin-entry-detail">
            {t('created', { date: created })} ·{' '}
            {lastUsed === '' ? t('neverUsed') : t('lastUsed', { date: lastUsed })}
          </p>
        </div>
        <p className="admin-badges">
          {holdsAll && <Badge tone="attention">{t('allPermissions')}</Badge>}
          <Badge tone={isExpired ? 'bad' : 'neutral'}>
            {expires === ''
              ? t('neverExpires')
              : t(isExpired ? 'expired' : 'expires', { date: expires })}
          </Badge>
        </p>
      </div>
      {!holdsAll && permissions.length > 0 && (
        <Disclosure summary={count} label={`${name}: ${count}`}>
          <ul className="admin-entry-detail">
            {all
              .filter((permission) => permissions.includes(permission.id))
              .map((permission) => (
                <li key={permission.id}>{nameOf(permission.id, permission.description)}</li>
              ))}
          </ul>
        </Disclosure>
      )}
      {canRevoke && (
        <Disclosure summary={t('revokeKey')} label={t('revokeKeyOf', { name })}>
          <Form method="post" className="admin-form">
            <input type="hidden" name="id" value={id} />
            <p className="text-quiet">{t('revokeKeyIntro')}</p>
            <p>
              <button className="button button-danger" name="intent" value="revoke">
                {t('revokeKey')}
              </button>
            </p>
          </Form>
        </Disclosure>
      )}
    </li>
  );
}

interface NewKeyProps {
  readonly answer: KeyAnswer | undefined;
  readonly permissions: readonly PermissionOption[];
  readonly rights: Rights;
}

function NewKey({ answer, permissions, rights }: NewKeyProps) {
  const t = useTranslations('adminStaff');
  const mine = answer?.intent === 'create' && !answer.created ? answer : undefined;
  return (
    <Card heading={t('newKey')} id="new">
      <Form method="post" className="admin-form admin-form-wide">
        <FormNotice answer={mine} intent="create" />
        <Field
          label={t('keyName')}
          name="name"
          autoComplete="off"
          maxLength={100}
          hint={t('keyNameHint')}
          defaultValue={mine?.values?.['name']}
          error={mine?.errors?.['name']}
          required
        />
        <Select label={t('expiry')} name="expiry" defaultValue={mine?.values?.['expiry'] ?? '90'}>
          {EXPIRY_DAYS.map((days) => (
            <option key={days} value={days}>
              {t('expiryDays', { count: days })}
            </option>
          ))}
          <option value="never">{t('expiryNever')}</option>
        </Select>
        <PermissionChoice
          permissions={permissions}
          chosen={mine?.values?.['permissions']?.split(' ') ?? []}
          rights={rights}
        />
        <p>
          <button className="button" name="intent" value="create">
            {t('createKey')}
          </button>
        </p>
      </Form>
    </Card>
  );
}
