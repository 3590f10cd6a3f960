import { admin, staff } from '@shopwright/sdk';
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import type { Route } from './+types/layout';
import styles from '../../admin/admin.css?url';
import { themeIn } from '../../admin/shell/preferences.server.ts';
import { Shell, type ShellData } from '../../admin/shell/shell.tsx';
import { asStaff, pageAddress, SECOND_FACTOR_PAGE } from '../../admin/staff-session.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { ErrorPage } from '../../shop/error-page.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { TranslationsProvider } from '../../i18n/use-translations.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return asStaff(page, request, async (userSession) => {
    const [{ staff: self = {}, secondFactorRequired = false }, store, { language }] =
      await Promise.all([userSession.use(staff).getMyAccount(), page.store(), page.pageLanguage()]);
    const mustSetUp = secondFactorRequired && self.hasSecondFactor !== true;
    if (mustSetUp && pageAddress(request) !== SECOND_FACTOR_PAGE)
      throw redirect(SECOND_FACTOR_PAGE);
    const { overview = {} } = mustSetUp ? {} : await userSession.use(admin).getOverview();
    const isOwner = self.role === 'OWNER';
    const shell: ShellData = {
      storeName: store.name,
      email: self.email ?? '',
      isOwner,
      rights: mustSetUp ? [] : isOwner ? ['*'] : (self.permissions ?? []),
      counts: overview,
      theme: themeIn(request),
      preview: page.preview,
    };
    return { shell, messages: messagesOf(language, 'admin', 'adminShell', 'adminGrid') };
  });
}

/** The address of a list changes with its filter; the shell stays the same. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean =>
  defaultShouldRevalidate && (currentUrl.pathname !== nextUrl.pathname || formMethod !== 'GET');

export const meta: Route.MetaFunction = () => [{ name: 'robots', content: 'noindex' }];
export const headers = () => ({ 'cache-control': 'no-store' });

export default function AdminLayout({ loaderData: { messages, shell } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Shell data={shell}>
        <Outlet />
      </Shell>
    </TranslationsProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="admin">
      <ErrorPage error={error} />
    </main>
  );
}
