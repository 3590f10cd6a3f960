import { apps } from '@shopwright/sdk';
import { Form } from 'react-router';
import type { Route } from './+types/apps';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { asStaff } from '../../admin/staff-session.server.ts';
import { adminWords } from '../../admin/messages.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { useWords } from '../../i18n/use-translations.tsx';
import { formText } from '../../ui/form-text.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  return asStaff(context.get(pageContext), request, async (person) => {
    const own = person.use(apps);
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
  return asStaff(page, request, async (person) => {
    const say = await adminWords(page);
    const wrong = {
      intent,
      message: say('urlWrong'),
      errors: { url: say('urlWrong') },
      values: typed(form),
    };
    try {
      if (intent === 'register') {
        const origin = URL.parse(url)?.origin;
        if (origin === undefined || origin === 'null') return refusedForm(wrong);
        const wanted = formText(form, 'ownClientId').trim();
        const { app } = await person.use(apps).createApp({
          app: {
            name: formText(form, 'name'),
            kind: 'STOREFRONT',
            redirects: [url],
            origins: [origin],
            ...(wanted === '' ? {} : { clientId: wanted }),
          },
        });
        return {
          intent,
          done: say('registered', { clientId: app?.clientId ?? '' }),
        } satisfies FormAnswer;
      }
      const allowed = intent === 'allow';
      await person.use(apps).allowUrl(clientId, { url, allowed });
      return {
        intent: `app ${clientId}`,
        done: say(allowed ? 'allowedDone' : 'disallowedDone', { url }),
      } satisfies FormAnswer;
    } catch (error) {
      const answered = intent === 'register' ? intent : `app ${clientId}`;
      return refusal(error, {
        intent: answered,
        form,
        say,
        byCode: { PERMISSION_DENIED: say('notAllowed'), APP_ID_TAKEN: say('clientIdTaken') },
        byField: {
          clientId: ['ownClientId', say('clientIdWrong')],
          url: ['url', say('urlWrong')],
          redirects: ['url', say('urlWrong')],
          origins: ['url', say('urlWrong')],
        },
      });
    }
  });
}

export default function Apps({ loaderData, actionData }: Route.ComponentProps) {
  const say = useWords('admin');
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage heading={say('apps')} intro={say('appsIntro')}>
      <section className="admin-card">
        <h2 className="admin-subtitle">{say('developers')}</h2>
        <p className="text-sm text-quiet">
          {say('siteId')}: <code className="select-all break-all">{loaderData.siteId}</code>
        </p>
        <p className="text-sm text-quiet">{say('siteIdHint')}</p>
      </section>
      {loaderData.apps.map((app) => (
        <App key={app.clientId} {...app} answer={answer} />
      ))}
      <section className="admin-card">
        <h2 className="admin-subtitle">{say('newApp')}</h2>
        <Form method="post" className="admin-form">
          <FormNotice answer={answer} intent="register" />
          <Field
            label={say('appName')}
            name="name"
            maxLength={100}
            defaultValue={
              answer?.intent === 'register' && !answer.done ? answer.values?.['name'] : ''
            }
            required
          />
          <Field
            label={say('appUrl')}
            name="url"
            type="url"
            hint={say('appUrlHint')}
            maxLength={2048}
            defaultValue={
              answer?.intent === 'register' && !answer.done ? answer.values?.['url'] : ''
            }
            error={answer?.intent === 'register' ? answer.errors?.['url'] : undefined}
            required
          />
          <Field
            label={say('ownClientId')}
            name="ownClientId"
            hint={say('ownClientIdHint')}
            maxLength={36}
            defaultValue={
              answer?.intent === 'register' && !answer.done ? answer.values?.['ownClientId'] : ''
            }
            error={answer?.intent === 'register' ? answer.errors?.['ownClientId'] : undefined}
          />
          <p>
            <button className="button" name="intent" value="register">
              {say('register')}
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
  const say = useWords('admin');
  const mine = answer?.intent === `app ${clientId}` ? answer : undefined;
  return (
    <section className="admin-card">
      <h2 className="admin-subtitle">{name}</h2>
      <p className="text-sm text-quiet">
        {say('clientId')}: <code className="select-all">{clientId}</code>
      </p>
      <FormNotice answer={mine} intent={`app ${clientId}`} />
      <h3 className="text-sm font-semibold">{say('allowed')}</h3>
      {urls.length === 0 ? (
        <p className="text-quiet">{say('nothingAllowed')}</p>
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
                  aria-label={`${say('disallow')}: ${url}`}
                >
                  {say('disallow')}
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
          label={say('allowUrl')}
          name="url"
          type="url"
          maxLength={2048}
          defaultValue={mine?.done ? '' : mine?.values?.['url']}
          error={mine?.errors?.['url']}
          required
        />
        <button className="button button-quiet" name="intent" value="allow">
          {say('allow')}
        </button>
      </Form>
    </section>
  );
}
