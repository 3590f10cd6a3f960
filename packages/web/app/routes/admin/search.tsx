import { Form, Link, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/search';
import type { loader as layoutLoader } from './layout.tsx';
import { AdminPage } from '../../admin/page.tsx';
import { areasFor } from '../../admin/shell/areas.ts';
import { HitText } from '../../admin/shell/command-palette.tsx';
import { findPages } from '../../admin/shell/find.ts';
import { searchEverything } from '../../admin/shell/search.server.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { EmptyState } from '../../admin/ui/empty-state.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

/** The results of the command palette, and a page of its own without JavaScript. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const query = (url.searchParams.get('q') ?? '').trim();
  return asStaff(page, request, async (userSession) => ({
    query,
    hits: await searchEverything(page, userSession, query),
  }));
}

export default function Search({ loaderData: { query, hits } }: Route.ComponentProps) {
  const t = useTranslations('adminShell');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const pages = query === '' ? [] : findPages(areasFor(layout?.shell.rights ?? []), query, t);
  const all = [...pages, ...hits];
  return (
    <AdminPage heading={t('search')} intro={t('searchHint')}>
      <Form className="admin-inline-form">
        <Field
          label={t('searchEverything')}
          name="q"
          type="search"
          defaultValue={query}
          maxLength={100}
          required
        />
        <button className="button">{t('search')}</button>
      </Form>
      {query !== '' && all.length === 0 && (
        <EmptyState icon="search" heading={t('nothingFound', { query })}>
          {t('searchHint')}
        </EmptyState>
      )}
      {all.length > 0 && (
        <ul className="admin-list">
          {all.map((hit) => (
            <li key={hit.id}>
              <Link className="admin-hit" to={hit.path}>
                <HitText hit={hit} />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </AdminPage>
  );
}
