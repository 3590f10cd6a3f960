import type * as contract from '@shopwright/contract/settings/store';
import type { CallApi } from './call-api.ts';
import type { Renamed } from './renames.ts';
import { storeGetStore } from './routes.generated.ts';

export type Store = Renamed<contract.Store>;

/** The store itself: name, locale, theme, opening pictures. Not among the provider's calls. */
export const getStore = (callApi: CallApi) => () => callApi(storeGetStore, {});
