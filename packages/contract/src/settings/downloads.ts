import { service } from '../call.ts';
import { integer, message, required, type Static } from '../field.ts';

/** Not in the provider's API: how often and how long a buyer may download a file. */
const call = service([]);
const manage = { who: 'merchant', permission: 'SHOPWRIGHT.MANAGE_SETTINGS' } as const;

export const DownloadSettings = message('DownloadSettings', {
  maxDownloads: integer({ nullable: true, minimum: 1, maximum: 1000 }),
  days: integer({ nullable: true, minimum: 1, maximum: 3650 }),
});
export type DownloadSettings = Static<typeof DownloadSettings>;

export const getDownloadSettings = call({
  name: 'settings.getDownloadSettings',
  method: 'GET',
  path: '/v1/settings/downloads',
  ...manage,
  request: message('SettingsGetDownloadSettingsRequest', {}),
  answer: message('SettingsGetDownloadSettingsAnswer', { downloads: DownloadSettings }),
});

export const updateDownloadSettings = call({
  name: 'settings.updateDownloadSettings',
  method: 'PATCH',
  path: '/v1/settings/downloads',
  ...manage,
  request: message('SettingsUpdateDownloadSettingsRequest', {
    downloads: required(DownloadSettings),
  }),
  answer: message('SettingsUpdateDownloadSettingsAnswer', { downloads: DownloadSettings }),
});
