import { Form, Link } from 'react-router';
import { FormNotice } from '../../account/form-notice.tsx';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { listPath, type ListDefinition, type ListState } from './list-state.ts';
import type { ListView } from './views.server.ts';

export const VIEWS_SHEET = 'list-views';

interface ViewsSheetProps {
  readonly state: ListState;
  readonly definition: ListDefinition;
  readonly views: readonly ListView[];
  readonly mayShare: boolean;
  readonly answer: FormAnswer | undefined;
}

/** The saved views of a list: mine and everyone's. */
export function ViewsSheet({ state, definition, views, mayShare, answer }: ViewsSheetProps) {
  const t = useTranslations('adminGrid');
  const open = views.find(({ id }) => id === state.viewId);
  const mayChange = open !== undefined && (!open.isShared || mayShare);
  const action = listPath(state, definition);
  return (
    <Sheet id={VIEWS_SHEET} heading={t('views')} intro={t('viewsIntro')}>
      <FormNotice answer={answer} intent="view" />
      <ViewLinks
        heading={t('myViews')}
        views={views.filter(({ isShared }) => !isShared)}
        openId={open?.id}
      />
      <ViewLinks
        heading={t('sharedViews')}
        views={views.filter(({ isShared }) => isShared)}
        openId={open?.id}
      />
      {mayChange && (
        <Form method="post" action={action} className="flex flex-wrap gap-2">
          <input type="hidden" name="viewId" value={open.id} />
          <button className="button button-quiet" name="intent" value="update-view">
            {t('updateView', { name: open.name })}
          </button>
          <button className="button button-danger" name="intent" value="delete-view">
            {t('deleteView', { name: open.name })}
          </button>
        </Form>
      )}
      <Form method="post" action={action} className="grid gap-3">
        <Field
          label={t('viewName')}
          name="name"
          maxLength={80}
          required
          defaultValue={answer?.intent === 'view' ? answer.values?.['name'] : undefined}
        />
        {mayShare && <Checkbox label={t('shareView')} name="shared" />}
        <p>
          <button className="button" name="intent" value="save-view">
            {t('saveView')}
          </button>
        </p>
      </Form>
    </Sheet>
  );
}

function ViewLinks({
  heading,
  views,
  openId,
}: {
  readonly heading: string;
  readonly views: readonly ListView[];
  readonly openId: string | undefined;
}) {
  if (views.length === 0) return null;
  return (
    <div>
      <p className="admin-hits-group">{heading}</p>
      <ul className="admin-list">
        {views.map(({ id, name, path }) => (
          <li key={id}>
            <Link className="admin-hit" to={path} aria-current={id === openId ? 'true' : undefined}>
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
