import { Form, Link, NavLink, Outlet } from 'react-router';
import type { Route } from './+types/layout';
import { asStaff } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { ErrorPage } from '../../shop/error-page.tsx';
import { wordsOf } from '../../i18n/dictionary.server.ts';
import { useWords, Words } from '../../i18n/use-translations.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async () => ({
    words: wordsOf((await page.speech()).language, 'admin'),
  }));
}

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
export const headers = () => ({ 'cache-control': 'no-store' });

export default function AdminLayout({ loaderData: { words } }: Route.ComponentProps) {
  return (
    <Words words={words}>
      <Admin />
    </Words>
  );
}

const sections = ['policy', 'apps', 'privacy'] as const;

function Admin() {
  const say = useWords('admin');
  const common = useWords('common');
  return (
    <div className="admin">
      <a href="#content" className="skip-link">
        {common('skipToContent')}
      </a>
      <header className="admin-header">
        <p className="py-3 font-semibold">{say('admin')}</p>
        <nav aria-label={say('sections')} className="admin-nav">
          {sections.map((section) => (
            <NavLink key={section} to={`/admin/${section}`} className="admin-link">
              {say(section)}
            </NavLink>
          ))}
        </nav>
        <p className="admin-nav">
          <Link className="admin-link" to="/" reloadDocument>
            {say('toShop')}
          </Link>
        </p>
        <Form method="post" action="/admin/sign-out">
          <button className="admin-link cursor-pointer">{say('signOut')}</button>
        </Form>
      </header>
      <main id="content" tabIndex={-1} className="admin-main">
        <Outlet />
      </main>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="admin">
      <ErrorPage error={error} />
    </main>
  );
}
