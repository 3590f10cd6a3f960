import type { TranslateArea } from '../../i18n/translate.ts';
import type { Area } from '../areas/area.ts';
import type { IconName } from './icon.tsx';

/** One line of the command palette and of the search page. */
export interface Hit {
  readonly id: string;
  readonly group: 'pages' | 'actions' | 'products' | 'orders' | 'members';
  readonly icon: IconName;
  readonly title: string;
  readonly detail: string;
  readonly path: string;
}

/** Pages and actions whose name or intro contains every typed word; all of them without a word. */
export function findPages(
  areas: readonly Area[],
  query: string,
  t: TranslateArea<'adminShell'>,
): Hit[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (...texts: readonly string[]): boolean =>
    words.every((word) => texts.join(' ').toLowerCase().includes(word));
  const entries = areas.flatMap((area) => area.pages.map((page) => ({ area, page })));
  return [
    ...entries
      .filter(({ area, page }) => matches(t(area.name), t(page.name), t(`${page.name}Intro`)))
      .map(({ area, page }): Hit => ({
        id: `page-${page.name}`,
        group: 'pages',
        icon: area.icon,
        title: t(page.name),
        detail: t(`${page.name}Intro`),
        path: page.path,
      })),
    ...entries.flatMap(({ area, page }) =>
      (page.actions ?? [])
        .filter((action) => matches(t(action.name), t(page.name)))
        .map((action): Hit => ({
          id: `action-${action.name}`,
          group: 'actions',
          icon: area.icon,
          title: t(action.name),
          detail: t(page.name),
          path: action.path,
        })),
    ),
  ];
}
