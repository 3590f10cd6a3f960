import {
  attachDigitalFile,
  detachDigitalFile,
  listDigitalFiles,
} from '@shopwright/contract/catalog/digital-files';
import { setDownloadLimits } from '@shopwright/contract/catalog/download-limits';
import type { SecuredMedia } from '@shopwright/contract/shared/media';
import { enqueue } from '../../db/index.ts';
import { emptyAnswer, route, type Route } from '../../http/index.ts';
import { type Refusal, refuse } from '../../kernel/outcome.ts';
import { findFiles, type MediaFile, mediaIdOf } from '../../media/index.ts';
import { changeProduct } from './product-routes.ts';
import { renderDownloadLimits, setDownloadLimits as applyLimits } from './rules/download-limits.ts';
import type { ProductState } from './rules/product-state.ts';
import { type DigitalProductRow, listDigitalProducts } from './store/find-products.ts';
import type { CatalogWriteDeps } from './write-products.ts';

/** The job that delivers the file to buyers who paid before it was attached. */
export const DELIVER_AWAITED_FILES = 'orders-deliver-awaited-files';

const fileTypes = {
  image: 'SECURE_PICTURE',
  video: 'SECURE_VIDEO',
  audio: 'SECURE_MUSIC',
  document: 'SECURE_DOCUMENT',
  archive: 'SECURE_ARCHIVE',
} as const satisfies Record<MediaFile['kind'], SecuredMedia['fileType']>;

const securedMediaOf = ({
  mediaId,
  fileName,
  kind,
}: Pick<MediaFile, 'mediaId' | 'fileName' | 'kind'>): Required<SecuredMedia> => ({
  id: mediaId,
  fileName,
  fileType: fileTypes[kind],
});

export function digitalFileRoutes(deps: CatalogWriteDeps): Route[] {
  const { db } = deps;
  return [
    route(attachDigitalFile, async ({ actor: { siteId }, request: { id, fileId } }) => {
      const [file] = await findFiles(db, siteId, [mediaIdOf(fileId) ?? fileId]);
      if (!file) return refuse('FILE_NOT_FOUND', { fileId }, { fileId });
      if (!file.private) return refuse('FILE_NOT_PRIVATE', {}, { fileId });
      return attachFile(deps, siteId, id.toLowerCase(), file);
    }),
    route(detachDigitalFile, ({ actor: { siteId }, request: { id } }) =>
      changeProduct(deps, siteId, id, withoutFile, () => emptyAnswer),
    ),
    route(setDownloadLimits, ({ actor: { siteId }, request: { id, downloadLimits } }) =>
      changeProduct(
        deps,
        siteId,
        id,
        (state) => applyLimits(state, downloadLimits),
        (state) => ({ downloadLimits: renderDownloadLimits(state) }),
      ),
    ),
    route(listDigitalFiles, async ({ actor: { siteId }, request: { paging } }) => {
      const { limit, offset } = { limit: paging?.limit ?? 50, offset: paging?.offset ?? 0 };
      const products = await listDigitalProducts(db, siteId, { limit, offset });
      return { products: products.map(toWire), metadata: { items: products.length, offset } };
    }),
  ];
}

/** Enqueues the delivery to waiting buyers in the same transaction. */
export function attachFile(
  deps: CatalogWriteDeps,
  siteId: string,
  productId: string,
  file: MediaFile,
) {
  const digitalFile = securedMediaOf(file);
  return changeProduct(
    deps,
    siteId,
    productId,
    (state) => withFile(state, digitalFile),
    () => ({ digitalFile }),
    (tx) =>
      enqueue(tx, {
        task: DELIVER_AWAITED_FILES,
        payload: { siteId, productId },
        key: `${DELIVER_AWAITED_FILES} ${siteId} ${productId}`,
      }),
  );
}

function withFile(
  state: ProductState,
  digitalFile: SecuredMedia,
): ProductState | Refusal<'PRODUCT_NOT_DIGITAL'> {
  if (state.productType !== 'digital' || state.doc.giftCard)
    return refuse('PRODUCT_NOT_DIGITAL', { name: state.name }, { productId: state.productId });
  return { ...state, doc: { ...state.doc, digitalFile } };
}

function withoutFile(state: ProductState): ProductState {
  const { digitalFile: _file, ...doc } = state.doc;
  return { ...state, doc };
}

const toWire = ({ productId, name, slug, mediaId, fileName, kind, bytes }: DigitalProductRow) => ({
  productId,
  name,
  slug,
  // The join finds all columns of a file, or none.
  ...(mediaId === null
    ? {}
    : {
        digitalFile: securedMediaOf({
          mediaId,
          fileName: fileName ?? '',
          kind: kind as MediaFile['kind'],
        }),
        sizeInBytes: String(bytes ?? 0),
      }),
});
