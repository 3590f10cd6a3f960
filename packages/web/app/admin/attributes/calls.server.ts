import { brandsV3, infoSectionsV3, ribbonsV3 } from '@shopwright/sdk';
import type { UserSession } from '../../session/user-session.server.ts';
import type { AttributeKind, ListedAttribute } from './kind.ts';

export interface AttributePage {
  readonly attributes: readonly ListedAttribute[];
  readonly next: string | null;
}

/** What a form sends: a name, and for info sections a title and a text. */
export interface AttributeInput {
  readonly name: string;
  readonly title: string;
  readonly text: string;
}

/** The calls of one kind, in the words of the page. */
export interface AttributeCalls {
  readonly list: (search: string, cursor: string | null) => Promise<AttributePage>;
  readonly create: (input: AttributeInput) => Promise<unknown>;
  readonly update: (id: string, revision: string, input: AttributeInput) => Promise<unknown>;
  readonly remove: (id: string) => Promise<unknown>;
}

const ATTRIBUTES_PER_PAGE = 100;

export function attributeCalls(userSession: UserSession, kind: AttributeKind): AttributeCalls {
  switch (kind) {
    case 'brands':
      return brandCalls(userSession);
    case 'ribbons':
      return ribbonCalls(userSession);
    case 'infoSections':
      return infoSectionCalls(userSession);
  }
}

const queryOf = (field: string, search: string, cursor: string | null) => ({
  ...(cursor === null
    ? {
        ...(search === '' ? {} : { filter: { [field]: { $contains: search } } }),
        sort: [{ fieldName: field, order: 'ASC' as const }],
      }
    : {}),
  cursorPaging: { limit: ATTRIBUTES_PER_PAGE, ...(cursor === null ? {} : { cursor }) },
});

interface Shared {
  readonly _id?: string | null;
  readonly revision?: string | null;
}

const toListed = (
  { _id, revision }: Shared,
  rest: Pick<ListedAttribute, 'name' | 'title' | 'text'>,
  products: number | null | undefined,
): ListedAttribute => ({
  id: _id ?? '',
  revision: revision ?? '',
  products: products ?? 0,
  ...rest,
});

function brandCalls(userSession: UserSession): AttributeCalls {
  const calls = userSession.use(brandsV3);
  return {
    async list(search, cursor) {
      const { brands = [], pagingMetadata } = await calls.queryBrands(
        queryOf('name', search, cursor),
        { fields: ['ASSIGNED_PRODUCTS_COUNT'] },
      );
      return {
        attributes: brands.map((brand) =>
          toListed(
            brand,
            { name: brand.name ?? '', title: '', text: '' },
            brand.assignedProductsCount,
          ),
        ),
        next: pagingMetadata?.cursors?.next ?? null,
      };
    },
    create: ({ name }) => calls.createBrand({ name }),
    update: (id, revision, { name }) => calls.updateBrand(id, { revision, name }),
    remove: (id) => calls.deleteBrand(id),
  };
}

function ribbonCalls(userSession: UserSession): AttributeCalls {
  const calls = userSession.use(ribbonsV3);
  return {
    async list(search, cursor) {
      const { ribbons = [], pagingMetadata } = await calls.queryRibbons(
        queryOf('name', search, cursor),
        { fields: ['ASSIGNED_PRODUCT_COUNT'] },
      );
      return {
        attributes: ribbons.map((ribbon) =>
          toListed(
            ribbon,
            { name: ribbon.name ?? '', title: '', text: '' },
            ribbon.assignedProductCount,
          ),
        ),
        next: pagingMetadata?.cursors?.next ?? null,
      };
    },
    create: ({ name }) => calls.createRibbon({ name }),
    update: (id, revision, { name }) => calls.updateRibbon(id, { revision, name }),
    remove: (id) => calls.deleteRibbon(id),
  };
}

function infoSectionCalls(userSession: UserSession): AttributeCalls {
  const calls = userSession.use(infoSectionsV3);
  const toWire = ({ name, title, text }: AttributeInput) => ({
    uniqueName: name,
    title,
    plainDescription: text,
  });
  return {
    async list(search, cursor) {
      const { infoSections = [], pagingMetadata } = await calls.queryInfoSections(
        queryOf('uniqueName', search, cursor),
        { fields: ['ASSIGNED_PRODUCTS_COUNT'] },
      );
      return {
        attributes: infoSections.map((section) =>
          toListed(
            section,
            {
              name: section.uniqueName ?? '',
              title: section.title ?? '',
              text: section.plainDescription ?? '',
            },
            section.assignedProductsCount,
          ),
        ),
        next: pagingMetadata?.cursors?.next ?? null,
      };
    },
    create: (input) => calls.createInfoSection(toWire(input)),
    update: (id, revision, input) => calls.updateInfoSection(id, { revision, ...toWire(input) }),
    remove: (id) => calls.deleteInfoSection(id),
  };
}
