import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { findPage } from './shell/areas.ts';
import { CallsSheet } from './shell/calls-sheet.tsx';

interface AdminPageProps {
  /** Without one, the title of the page's entry in `areas/`. */
  readonly heading?: string;
  readonly intro?: string;
  /** For lists, which need the whole width. */
  readonly isWide?: boolean;
  /** Buttons at the end of the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A page of the admin: its breadcrumb, its purpose, and the calls behind it as curl and SDK code, which
 * `asStaff` adds to the data of its loader and action.
 */
export function AdminPage({
  heading: ownHeading,
  intro,
  isWide,
  actions,
  children,
}: AdminPageProps) {
  const t = useTranslations('admin');
  const shell = useTranslations('adminShell');
  const current = findPage(useLocation().pathname);
  const heading = ownHeading ?? (current ? shell(current.page.name) : t('admin'));
  const area = current && current.area.name !== current.page.name ? current.area : undefined;
  return (
    <>
      <title>{`${heading} | ${t('admin')}`}</title>
      <div className="admin-page-head">
        <div>
          {area && <p className="admin-crumb">{shell(area.name)}</p>}
          <h1 className="admin-title">{heading}</h1>
        </div>
        <div className="admin-page-actions">
          {actions}
          <CallsSheet />
        </div>
      </div>
      {intro && <p className="admin-intro">{intro}</p>}
      <div className={isWide ? 'admin-page-body is-wide' : 'admin-page-body'}>{children}</div>
    </>
  );
}
