import type { Dictionary } from '../../i18n/translate.ts';
import type { IconName } from '../shell/icon.tsx';

/**
 * How a page joins the admin: an entry in its area's file here, its two messages in `adminShell`,
 * and its route in `routes.ts`. The entry puts it into the navigation, the command palette, the
 * shortcuts and the breadcrumbs of `AdminPage`.
 */

type Messages = Dictionary['adminShell'];

/** A name with the messages `name` (its title) and `nameIntro` (one line about it). */
export type PageName = {
  [Name in keyof Messages]: `${Name}Intro` extends keyof Messages ? Name : never;
}[keyof Messages];

/** The figure of the overview that a page shows next to its name. */
export type CountName = 'ordersToFulfill' | 'membersWaiting' | 'failedDeliveries';

/** Where a palette entry or a shortcut leads, for staff who have all its permissions. */
interface Target {
  readonly path: string;
  /** All of them are needed. Only hides the entry: the server enforces them. */
  readonly permissions: readonly string[];
}

export interface AdminLink extends Target {
  readonly name: PageName;
  readonly count?: CountName;
  /** The shortcut: `g`, then this key. Unique in the admin. */
  readonly key?: string;
  /** Things to do on this page that the command palette offers by name, such as "Add a product". */
  readonly actions?: readonly PageAction[];
}

export interface PageAction extends Target {
  readonly name: keyof Messages;
  /** The shortcut: `c` (create), then this key. Unique in the admin. */
  readonly key?: string;
}

export interface Area {
  readonly name: PageName;
  readonly icon: IconName;
  readonly pages: readonly AdminLink[];
}
