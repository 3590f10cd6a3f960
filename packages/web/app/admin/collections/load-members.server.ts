import { collectionManagement, products } from '@shopwright/sdk';
import { pictureOf } from '../../shop/media.server.ts';
import type { PictureImage } from '../../ui/picture.tsx';
import type { UserSession } from '../../session/user-session.server.ts';

export interface FoundProduct {
  readonly id: string;
  readonly name: string;
  /** SKU and price. */
  readonly detail: string;
  readonly picture?: PictureImage;
}

export interface Member extends FoundProduct {
  readonly isVisible: boolean;
  /** False if it is in the collection by rule alone. */
  readonly isHandPicked: boolean;
  /** The product behind it in the collection, also if it is not shown. */
  readonly nextId?: string;
}

const MAX_PER_CALL = 100;
const FIRST_SHOWN = 50;
const MAX_SHOWN = 500;
const MAX_RESULTS = 8;

/** How many products the page shows: more on request, all from the beginning. */
export function readShown(text: string | null): number {
  const shown = Number(text ?? FIRST_SHOWN);
  return Number.isInteger(shown) ? Math.min(Math.max(shown, FIRST_SHOWN), MAX_SHOWN) : FIRST_SHOWN;
}

export interface Members {
  readonly members: readonly Member[];
  readonly total: number;
  readonly showNext: number | undefined;
}

export async function loadMembers(
  userSession: UserSession,
  collectionId: string,
  shown: number,
  locale: string,
): Promise<Members> {
  const calls = userSession.use(collectionManagement);
  const listed: collectionManagement.CollectionProduct[] = [];
  let [cursor, total]: [string | null, number] = [null, 0];
  // One more than shown, so that the last row can move down.
  while (listed.length <= shown) {
    const page = await calls.listCollectionProducts(collectionId, {
      limit: Math.min(MAX_PER_CALL, shown + 1 - listed.length),
      ...(cursor === null ? {} : { cursor }),
    });
    listed.push(...(page.products ?? []));
    total = page.total ?? 0;
    cursor = page.nextCursor ?? null;
    if (cursor === null) break;
  }
  const visible = listed.slice(0, shown);
  const details = await loadDetails(
    userSession,
    visible.map(({ productId = '' }) => productId),
  );
  return {
    total,
    showNext: total > shown && shown < MAX_SHOWN ? shown + FIRST_SHOWN : undefined,
    members: visible.map(
      ({ productId = '', name = '', visible: isVisible = true, handPicked }, index) => {
        const product = details.get(productId);
        const nextId = listed[index + 1]?.productId;
        return {
          ...(product ? toFound(product, locale) : { id: productId, name, detail: '' }),
          isVisible,
          isHandPicked: handPicked ?? true,
          ...(nextId === undefined ? {} : { nextId }),
        };
      },
    ),
  };
}

async function loadDetails(
  userSession: UserSession,
  ids: readonly string[],
): Promise<Map<string, products.Product>> {
  const found = new Map<string, products.Product>();
  for (let from = 0; from < ids.length; from += MAX_PER_CALL) {
    const page = await userSession.use(products).queryProducts({
      filter: { id: { $in: ids.slice(from, from + MAX_PER_CALL) } },
      cursorPaging: { limit: MAX_PER_CALL },
    });
    for (const product of page.products ?? []) found.set(product._id ?? '', product);
  }
  return found;
}

/** Products outside the collection whose name or SKU matches. */
export async function findProducts(
  userSession: UserSession,
  collectionId: string,
  query: string,
  locale: string,
): Promise<FoundProduct[]> {
  if (query === '') return [];
  const { products: found = [] } = await userSession.use(products).queryProducts({
    filter: {
      $and: [
        { $or: [{ name: { $contains: query } }, { sku: { $startsWith: query } }] },
        { $not: { collectionIds: { $hasSome: [collectionId] } } },
      ],
    },
    sort: [{ fieldName: 'name', order: 'ASC' }],
    cursorPaging: { limit: MAX_RESULTS },
  });
  return found.map((product) => toFound(product, locale));
}

function toFound(product: products.Product, locale: string): FoundProduct {
  const { price, currency } = product.priceData ?? {};
  const amount =
    typeof price !== 'number' || !currency
      ? ''
      : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(price);
  const picture = pictureOf(product.media?.mainMedia, '');
  return {
    id: product._id ?? '',
    name: product.name ?? '',
    detail: [amount, product.sku].filter(Boolean).join(' · '),
    ...(picture ? { picture } : {}),
  };
}
