import { members } from '@shopwright/sdk';
import { Form, Outlet, useLocation } from 'react-router';
import type { Route } from './+types/layout';
import { sections } from '../../../account/sections.ts';
import { signedIn } from '../../../account/require-member.server.ts';
import { pageContext } from '../../../page-context.server.ts';
import { Link } from '../../../shop/link.tsx';
import { messagesOf } from '../../../i18n/dictionary.server.ts';
import {
  useLanguage,
  useTranslations,
  TranslationsProvider,
} from '../../../i18n/use-translations.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return signedIn(page, request, async (userSession) => {
    const [{ member }, { language }] = await Promise.all([
      userSession.use(members).getCurrentMember({ fieldsets: ['FULL'] }),
      page.pageLanguage(),
    ]);
    return {
      name: member?.contact?.firstName || member?.profile?.nickname || '',
      messages: messagesOf(language, 'account'),
    };
  });
}

export const headers = () => ({ 'cache-control': 'no-store' });

export default function AccountLayout({ loaderData: { name, messages } }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={messages}>
      <Account name={name} />
    </TranslationsProvider>
  );
}

function Account({ name }: { readonly name: string }) {
  const t = useTranslations('account');
  const { prefix } = useLanguage();
  const { pathname } = useLocation();
  // The account has an address with a language and one without: the section is the same.
  const here =
    prefix !== '' && pathname.startsWith(`${prefix}/`) ? pathname.slice(prefix.length) : pathname;
  const isHere = (path: string): boolean =>
    here === path || (path !== '/account' && here.startsWith(`${path}/`));
  return (
    <div className="account">
      <aside className="account-aside">
        <p className="title wrap-anywhere">{name ? t('greeting', { name }) : t('title')}</p>
        <nav aria-label={t('sections')} className="account-nav">
          {sections.map(({ path, word }) => (
            <Link
              key={path}
              to={path}
              aria-current={isHere(path) ? 'page' : undefined}
              className="account-link"
            >
              {t(word)}
            </Link>
          ))}
          <Form method="post" action="/account/sign-out">
            <button className="account-link cursor-pointer">{t('signOut')}</button>
          </Form>
        </nav>
      </aside>
      <div className="account-page">
        <Outlet />
      </div>
    </div>
  );
}
