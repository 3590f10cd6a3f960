import { apps } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/apps';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { translateAdmin } from '../../admin/messages.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { formText } from '../../ui/form-text.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (userSession) => {
    const own = userSession.use(apps);
    const [{ apps: all = [] }, { siteId }] = await Promise.all([
      own.listApps(),
      own.getStorefront(),
    ]);
    return {
      siteId,
      apps: all.map(({ clientId = '', name = '', redirects = [], origins = [] }) => ({
        clientId,
        name,
        urls: [...redirects, ...origins],
      })),
    };
  });
}

export async function action({ context, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const intent = formText(form, 'intent');
  const clientId = formText(form, 'clientId');
  const url = formText(form, 'url');
  return asStaff(page, request, async (userSession) => {
    const t = await translateAdmin(page);
    const wrong = {
      intent,
      message: t('urlWrong'),
      errors: { url: t('urlWrong') },
      values: typed(form),
    };
    try {
      if (intent === 'register') {
        const origin = URL.parse(url)?.origin;
        if (origin === undefined || origin === 'null') return refusedForm(wrong);
        const ownClientId = formText(form, 'ownClientId').trim();
        const { app } = await userSession.use(apps).createApp({
          app: {
            name: formText(form, 'name'),
            kind: 'STOREFRONT',
            redirects: [url],
            origins: [origin],
            ...(ownClientId === '' ? {} : { clientId: ownClientId }),
          },
        });
        return {
          intent,
          done: t('registered', { clientId: app?.clientId ?? '' }),
        } satisfies FormAnswer;
      }
      const allowed = intent === 'allow';
      await userSession.use(apps).allowUrl(clientId, { url, allowed });
      return {
        intent: `app ${clientId}`,
        done: t(allowed ? 'allowedDone' : 'disallowedDone', { url }),
      } satisfies FormAnswer;
    } catch (error) {
      const answered = intent === 'register' ? intent : `app ${clientId}`;
      return refusal(error, {
        intent: answered,
        form,
        t,
        byCode: { PERMISSION_DENIED: t('notAllowed'), APP_ID_TAKEN: t('clientIdTaken') },
        byField: {
          clientId: ['ownClientId', t('clientIdWrong')],
          url: ['url', t('urlWrong')],
          redirects: ['url', t('urlWrong')],
          origins: ['url', t('urlWrong')],
        },
      });
    }
  });
}

export default function Apps({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('admin');
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage heading={t('apps')} intro={t('appsIntro')}>
      <section className="admin-card">
        <h2 className="admin-subtitle">{t('developers')}</h2>
        <p className="text-sm text-quiet">
          {t('siteId')}: <code className="select-all break-all">{loaderData.siteId}</code>
        </p>
        <p className="text-sm text-quiet">{t('siteIdHint')}</p>
      </section>
      {loaderData.apps.map((app) => (
        <App key={app.clientId} {...app} answer={answer} />
      ))}
      <section className="admin-card">
        <h2 className="admin-subtitle">{t('newApp')}</h2>
        <Form method="post" className="admin-form">
          <FormNotice answer={answer} intent="register" />
          <Field
            label={t('appName')}
            name="name"
            maxLength={100}
            defaultValue={
              answer?.intent === 'register' && !answer.done ? answer.values?.['name'] : ''
            }
            required
          />
          <Field
            label={t('appUrl')}
            name="url"
            type="url"
            hint={t('appUrlHint')}
            maxLength={2048}
            defaultValue={
              answer?.intent === 'register' && !answer.done ? answer.values?.['url'] : ''
            }
            error={answer?.intent === 'register' ? answer.errors?.['url'] : undefined}
            required
          />
          <Field
            label={t('ownClientId')}
            name="ownClientId"
            hint={t('ownClientIdHint')}
            maxLength={36}
            defaultValue={
              answer?.intent === 'register' && !answer.done ? answer.values?.['ownClientId'] : ''
            }
            error={answer?.intent === 'register' ? answer.errors?.['ownClientId'] : undefined}
          />
          <p>
            <button className="button" name="intent" value="register">
              {t('register')}
            </button>
          </p>
        </Form>
      </section>
    </AdminPage>
  );
}

function App({
  clientId,
  name,
  urls,
  answer,
}: {
  readonly clientId: string;
  readonly name: string;
  readonly urls: readonly string[];
  readonly answer: FormAnswer | undefined;
}) {
  const t = useTranslations('admin');
  const mine = answer?.intent === `app ${clientId}` ? answer : undefined;
  return (
    <section className="admin-card">
      <h2 className="admin-subtitle">{name}</h2>
      <p className="text-sm text-quiet">
        {t('clientId')}: <code className="select-all">{clientId}</code>
      </p>
      <FormNotice answer={mine} intent={`app ${clientId}`} />
      <h3 className="text-sm font-semibold">{t('allowed')}</h3>
      {urls.length === 0 ? (
        <p className="text-quiet">{t('nothingAllowed')}</p>
      ) : (
        <ul>
          {urls.map((url) => (
            <li key={url}>
              <Form
                method="post"
                className="flex flex-wrap items-center justify-between gap-x-6 border-t border-line py-1.5"
              >
                <input type="hidden" name="clientId" value={clientId} />
                <input type="hidden" name="url" value={url} />
                <code className="min-w-0 break-all">{url}</code>
                <button
                  className="link cursor-pointer py-1.5"
                  name="intent"
                  value="disallow"
                  aria-label={`${t('disallow')}: ${url}`}
                >
                  {t('disallow')}
                </button>
              </Form>
            </li>
          ))}
        </ul>
      )}
      <Form method="post" className="flex flex-wrap items-end gap-4">
        <input type="hidden" name="clientId" value={clientId} />
        <Field
          className="min-w-[min(14rem,100%)] grow"
          label={t('allowUrl')}
          name="url"
          type="url"
          maxLength={2048}
          defaultValue={mine?.done ? '' : mine?.values?.['url']}
          error={mine?.errors?.['url']}
          required
        />
        <button className="button button-quiet" name="intent" value="allow">
          {t('allow')}
        </button>
      </Form>
    </section>
  );
}
