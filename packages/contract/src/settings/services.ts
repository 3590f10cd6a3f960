import { service } from '../call.ts';
import { list, message, required, string, type Static } from '../field.ts';

const call = service([]);
const manage = { who: 'merchant', permission: 'SHOPWRIGHT.MANAGE_SETTINGS' } as const;

export const ServicesSettings = message('ServicesSettings', {
  holidays: list(string({ format: 'LOCAL_DATE' }), { maxItems: 400 }),
});
export type ServicesSettings = Static<typeof ServicesSettings>;

export const getServicesSettings = call({
  name: 'settings.getServicesSettings',
  method: 'GET',
  path: '/v1/settings/services',
  ...manage,
  request: message('SettingsGetServicesSettingsRequest', {}),
  answer: message('SettingsGetServicesSettingsAnswer', { services: ServicesSettings }),
});

export const updateServicesSettings = call({
  name: 'settings.updateServicesSettings',
  method: 'PATCH',
  path: '/v1/settings/services',
  ...manage,
  request: message('SettingsUpdateServicesSettingsRequest', {
    services: required(ServicesSettings),
  }),
  answer: message('SettingsUpdateServicesSettingsAnswer', { services: ServicesSettings }),
});
