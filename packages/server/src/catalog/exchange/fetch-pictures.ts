import { isRefusal } from '../../kernel/outcome.ts';
import { findFiles, importFrom, type MediaDeps } from '../../media/index.ts';
import { toMediaState } from '../products/media-routes.ts';
import type { ProductEntry } from './entries.ts';
import { isRemote, type MediaLine, storedMediaId } from './rules/line.ts';
import { type RowProblem, problemsOf } from './rules/cells.ts';

/**
 * Returns the products with the fetched pictures. Pictures that could not be fetched keep their
 * remote URL and are reported.
 */
export type FetchPictures = (entries: readonly ProductEntry[]) => Promise<ProductEntry[]>;

/** Limits the load on other servers and on image processing. */
const MAX_CONCURRENT_DOWNLOADS = 6;

export function createFetchPictures(
  deps: Pick<MediaDeps, 'db' | 'files' | 'allowPrivateAddresses'>,
  siteId: string,
): FetchPictures {
  const download = async (
    item: MediaLine,
    url: string,
    mediaId: string,
  ): Promise<MediaLine | string> => {
    const file = await importFrom(deps, {
      siteId,
      url,
      fileName: URL.parse(url)?.pathname.split('/').at(-1) || 'picture',
      private: false,
      mediaId,
    });
    return isRefusal(file)
      ? (problemsOf(file)[0]?.reason ?? 'could not be downloaded')
      : toStoredPicture(item, file);
  };
  return async (entries) => {
    const remote = new Map(
      entries.flatMap(({ product }) =>
        (product.media ?? [])
          .filter(isRemote)
          .map((item) => [item.image?.url ?? '', item] as const),
      ),
    );
    // Pictures that an interrupted run or another product fetched are not fetched again.
    const fetched = new Map(
      (
        await findFiles(
          deps.db,
          siteId,
          [...remote.keys()].map((url) => storedMediaId(siteId, url)),
        )
      ).map((file) => [file.mediaId, file]),
    );
    const results = new Map<string, MediaLine | string>();
    const queue = [...remote];
    await Promise.all(
      Array.from({ length: MAX_CONCURRENT_DOWNLOADS }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const [url, item] = next;
          const file = fetched.get(storedMediaId(siteId, url));
          results.set(
            url,
            file
              ? toStoredPicture(item, file)
              : await download(item, url, storedMediaId(siteId, url)),
          );
        }
      }),
    );
    return entries.map((entry) => withFetchedPictures(entry, results));
  };
}

/** The stored file with the product's alternative text. */
function toStoredPicture(item: MediaLine, file: Parameters<typeof toMediaState>[0]): MediaLine {
  const { id = '', image, thumbnail, focalPoint } = toMediaState(file);
  const altText = item.image?.altText;
  const withAltText = <Picture extends object>(picture: Picture) =>
    altText ? { ...picture, altText } : picture;
  return {
    ...item,
    id,
    ...(image ? { image: withAltText(image) } : {}),
    ...(thumbnail ? { thumbnail: withAltText(thumbnail) } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}

function withFetchedPictures(
  entry: ProductEntry,
  results: ReadonlyMap<string, MediaLine | string>,
): ProductEntry {
  const { media, options } = entry.product;
  if (!media?.some(isRemote)) return entry;
  const notes: RowProblem[] = [];
  const ids = new Map<string, string>();
  const items = media.map((item) => {
    const url = item.image?.url ?? '';
    const result = results.get(url);
    if (typeof result === 'string')
      notes.push({
        line: entry.line,
        field: 'media',
        reason: `${url} was not copied into the store: ${result}`,
      });
    if (typeof result !== 'object') return item;
    ids.set(item.id ?? '', result.id ?? '');
    return result;
  });
  const optionsWithNewIds = options?.map((option) => ({
    ...option,
    choices: (option.choices ?? []).map((choice) =>
      choice.mediaIds
        ? { ...choice, mediaIds: choice.mediaIds.map((id) => ids.get(id) ?? id) }
        : choice,
    ),
  }));
  return {
    ...entry,
    product: {
      ...entry.product,
      media: items,
      ...(optionsWithNewIds ? { options: optionsWithNewIds } : {}),
    },
    notes: [...entry.notes, ...notes],
  };
}
