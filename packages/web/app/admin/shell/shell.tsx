import { useEffect, useRef, type ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { CountName } from '../areas/area.ts';
import { areasFor, currentMark, type Rights } from './areas.ts';
import { Icon } from './icon.tsx';
import { CommandPalette } from './command-palette.tsx';
import { ShortcutsProvider } from './shortcuts.tsx';
import { StaffMenu } from './staff-menu.tsx';
import type { Theme } from './theme.ts';

export interface ShellData {
  readonly storeName: string;
  readonly email: string;
  readonly isOwner: boolean;
  readonly rights: Rights;
  readonly counts: Readonly<Partial<Record<CountName, number>>>;
  readonly theme: Theme;
  /** The store is a copy of another one for trying things out. */
  readonly preview: boolean;
}

/** What surrounds every page of the admin: navigation, search, the menu of the staff member. */
export function Shell({
  data,
  children,
}: {
  readonly data: ShellData;
  readonly children: ReactNode;
}) {
  const t = useTranslations('adminShell');
  const common = useTranslations('common');
  const { pathname } = useLocation();
  const navigation = useRef<HTMLElement>(null);
  useEffect(() => {
    // The drawer of a phone has done its work when the page changes.
    if (navigation.current?.matches(':popover-open')) navigation.current.hidePopover();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the address is what changes
  }, [pathname]);
  const areas = areasFor(data.rights);
  return (
    <div className="admin" data-theme={data.theme}>
      <a href="#content" className="skip-link">
        {common('skipToContent')}
      </a>
      <header className="admin-bar">
        <button type="button" className="admin-tool admin-menu-button" popoverTarget="admin-nav">
          <Icon name="menu" />
          <span className="sr-only">{t('navigation')}</span>
        </button>
        <Link className="admin-store" to="/admin/home">
          {data.storeName}
        </Link>
        <CommandPalette areas={areas} />
        <StaffMenu email={data.email} isOwner={data.isOwner} theme={data.theme} />
      </header>
      <nav
        id="admin-nav"
        ref={navigation}
        popover="auto"
        aria-label={t('navigation')}
        className="admin-nav"
      >
        {areas.map(({ name, icon, pages }) => (
          <div key={name} className="admin-area">
            {pages.length === 1 && pages[0]?.name === name ? null : (
              <p className="admin-area-name">
                <Icon name={icon} />
                {t(name)}
              </p>
            )}
            {pages.map((page) => (
              <Link
                key={page.path}
                to={page.path}
                className="admin-nav-link"
                aria-current={currentMark(pathname, page)}
              >
                {page.name === name && <Icon name={icon} />}
                <span>{t(page.name)}</span>
                <Count of={page.count && data.counts[page.count]} />
              </Link>
            ))}
          </div>
        ))}
      </nav>
      <main id="content" tabIndex={-1} className="admin-main">
        {data.preview && (
          <p className="admin-preview" role="note">
            <strong>{t('previewStore')}</strong> {t('previewStoreIntro')}
          </p>
        )}
        <ShortcutsProvider areas={areas}>{children}</ShortcutsProvider>
      </main>
    </div>
  );
}

/** Counting on the server stops at 1,000. */
const MAX_SHOWN_COUNT = 999;

function Count({ of }: { readonly of: number | undefined }) {
  const t = useTranslations('adminShell');
  if (!of) return null;
  return (
    <span className="admin-count">
      {of > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : of}
      <span className="sr-only"> {t('waitingCount')}</span>
    </span>
  );
}
