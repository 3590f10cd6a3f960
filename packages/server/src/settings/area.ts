import type { Site } from './store.ts';

/**
 * One area of a store's settings: `store`, `shipping`, `tax`, `signIn` and so on. The domain that
 * lives by it names it, with what holds until the owner says otherwise. Only checked requests of
 * the contract are ever saved in an area.
 */
export interface SettingsArea<Settings extends object> {
  readonly name: string;
  readonly defaults: Settings;
}

export const settingsArea = <Settings extends object>(
  name: string,
  defaults: Settings,
): SettingsArea<Settings> => ({ name, defaults });

/** What the owner set, over the defaults. */
export function readArea<Settings extends object>(
  site: Pick<Site, 'settings'> | undefined,
  { name, defaults }: SettingsArea<Settings>,
): Settings {
  // The area's own domain saved it, checked by the contract.
  return { ...defaults, ...(site?.settings[name] as Partial<Settings> | undefined) };
}
