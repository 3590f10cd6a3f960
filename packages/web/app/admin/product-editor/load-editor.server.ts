import { ApiError, brandsV3, infoSectionsV3, productManagement, ribbonsV3 } from '@shopwright/sdk';
import { data } from 'react-router';
import type { PageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import type { CellFormat } from '../grid/cell-text.ts';
import { loadCollections } from '../products/rows.server.ts';
import type { EditorChoices } from './editor-data.ts';

const MAX_BRANDS = 300;
const MAX_RIBBONS = 100;
const MAX_INFO_SECTIONS = 100;

/** The address of the page for a product that does not exist yet. */
export const NEW_PRODUCT = 'new';

export async function loadEditable(
  userSession: UserSession,
  productId: string,
): Promise<productManagement.EditableProduct> {
  try {
    const { editable = {} } = await userSession
      .use(productManagement)
      .getEditableProduct(productId);
    return editable;
  } catch (error) {
    // A malformed ID is no product either.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400))
      throw data(null, { status: 404 });
    throw error;
  }
}

export async function loadChoices(userSession: UserSession): Promise<EditorChoices> {
  const [collections, brands, ribbons, infoSections] = await Promise.all([
    loadCollections(userSession),
    ifPermitted(async () => {
      const { brands: found = [] } = await userSession
        .use(brandsV3)
        .queryBrands({ sort: [{ fieldName: 'name' }], cursorPaging: { limit: MAX_BRANDS } });
      return found.map(({ name = '' }) => name);
    }),
    ifPermitted(async () => {
      const { ribbons: found = [] } = await userSession
        .use(ribbonsV3)
        .queryRibbons({ cursorPaging: { limit: MAX_RIBBONS } });
      return found.map(({ name = '' }) => name);
    }),
    ifPermitted(async () => {
      const { infoSections: found = [] } = await userSession.use(infoSectionsV3).queryInfoSections({
        sort: [{ fieldName: 'uniqueName' }],
        cursorPaging: { limit: MAX_INFO_SECTIONS },
      });
      return found.map(({ _id, title = '', uniqueName = '' }) => ({
        id: _id ?? '',
        label: title === uniqueName ? title : `${title} (${uniqueName})`,
      }));
    }),
  ]);
  return {
    collections,
    brands,
    ribbons,
    infoSections: Object.fromEntries(infoSections.map(({ id, label }) => [id, label])),
  };
}

/** Suggestions are left out for staff who may not read them. */
async function ifPermitted<Found>(read: () => Promise<Found[]>): Promise<Found[]> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) return [];
    throw error;
  }
}

export async function editorFormat(page: PageContext): Promise<CellFormat> {
  const [{ currency }, { locale }] = await Promise.all([page.store(), page.pageLanguage()]);
  return { locale, currency, yes: 'true', no: 'false', choices: {} };
}
