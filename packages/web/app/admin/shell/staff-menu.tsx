import { Form, Link, useLocation } from 'react-router';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { Icon } from './icon.tsx';
import { themes, type Theme } from './theme.ts';

interface StaffMenuProps {
  readonly email: string;
  readonly isOwner: boolean;
  readonly theme: Theme;
}

const languages = { en: 'English', de: 'Deutsch' } as const;

/** The signed-in staff member's language, theme, sign-out: a form each, so JavaScript is not needed. */
export function StaffMenu({ email, isOwner, theme }: StaffMenuProps) {
  const t = useTranslations('adminShell');
  const admin = useTranslations('admin');
  const { language } = useLanguage();
  const { pathname, search } = useLocation();
  return (
    <>
      <button type="button" className="admin-tool" popoverTarget="staff-menu">
        <Icon name="account" />
        <span className="admin-tool-text">{t('yourAccount')}</span>
      </button>
      <div id="staff-menu" popover="auto" className="admin-menu">
        <p className="admin-menu-head">
          <bdi>{email}</bdi>
          <span className="text-quiet">{t(isOwner ? 'owner' : 'collaborator')}</span>
        </p>
        <Link className="admin-menu-item" to="/admin/account">
          {t('staffAccount')}
        </Link>
        <Form method="post" action="/admin/preferences" reloadDocument className="admin-choice">
          <input type="hidden" name="to" value={pathname + search} />
          <p id="theme-label">{t('theme')}</p>
          <div role="group" aria-labelledby="theme-label" className="admin-segments">
            {themes.map((one) => (
              <button key={one} name="theme" value={one} aria-pressed={one === theme}>
                {t(one)}
              </button>
            ))}
          </div>
        </Form>
        <Form method="post" action="/admin/preferences" reloadDocument className="admin-choice">
          <input type="hidden" name="to" value={pathname + search} />
          <p id="language-label">{t('language')}</p>
          <div role="group" aria-labelledby="language-label" className="admin-segments">
            {Object.entries(languages).map(([code, name]) => (
              <button
                key={code}
                name="language"
                value={code}
                lang={code}
                aria-pressed={code === language}
              >
                {name}
              </button>
            ))}
          </div>
        </Form>
        <Link className="admin-menu-item" to="/" reloadDocument>
          {admin('toShop')}
        </Link>
        <Form method="post" action="/admin/sign-out">
          <button className="admin-menu-item">{admin('signOut')}</button>
        </Form>
      </div>
    </>
  );
}
