import { areas } from '../areas/index.ts';
import type { AdminLink, Area } from '../areas/area.ts';

/** What a staff member may do; the owner has `*`. */
export type Rights = readonly string[];

export const hasRight = (rights: Rights, permission: string): boolean =>
  rights.includes('*') || rights.includes(permission);

/** The areas with the pages and actions that a staff member may use. */
export function areasFor(rights: Rights): Area[] {
  const isAllowed = ({ permissions }: { readonly permissions: readonly string[] }): boolean =>
    permissions.every((permission) => hasRight(rights, permission));
  return areas.flatMap((area) => {
    const pages = area.pages
      .filter(isAllowed)
      .map((page) => ({ ...page, actions: page.actions?.filter(isAllowed) ?? [] }));
    return pages.length === 0 ? [] : [{ ...area, pages }];
  });
}

/** The area and the page of an address, for the breadcrumbs. A page below another belongs to it. */
export function findPage(pathname: string): { area: Area; page: AdminLink } | undefined {
  const all = areas.flatMap((area) => area.pages.map((page) => ({ area, page })));
  return all
    .filter(({ page }) => pathname === page.path || pathname.startsWith(`${page.path}/`))
    .toSorted((one, other) => other.page.path.length - one.page.path.length)[0];
}

/** How the navigation marks a page: as the open one, or as the one that the open page is below. */
export function currentMark(pathname: string, { path }: AdminLink): 'page' | 'true' | undefined {
  if (findPage(pathname)?.page.path !== path) return undefined;
  return pathname === path ? 'page' : 'true';
}
