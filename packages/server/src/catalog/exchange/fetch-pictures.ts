import { isRefusal } from '../../kernel/outcome.ts';
import { findFiles, importFrom, type MediaDeps } from '../../media/index.ts';
import { toMediaState } from '../products/media-source.ts';
import type { ProductEntry } from './entries.ts';
import { isElsewhere, type MediaLine, takenInAs } from './rules/line.ts';
import { type Trouble, troublesOf } from './rules/cells.ts';

/** The same products with the pictures that could be had; those that could not stay where they are, and are told of. */
export type FetchPictures = (entries: readonly ProductEntry[]) => Promise<ProductEntry[]>;

/** So many at a time: other people's servers are asked, and this machine looks at every picture. */
const AT_ONCE = 6;

export function createFetchPictures(
  deps: Pick<MediaDeps, 'db' | 'files' | 'allowPrivateAddresses'>,
  siteId: string,
): FetchPictures {
  const take = async (
    item: MediaLine,
    url: string,
    mediaId: string,
  ): Promise<MediaLine | string> => {
    const taken = await importFrom(deps, {
      siteId,
      url,
      fileName: URL.parse(url)?.pathname.split('/').at(-1) || 'picture',
      private: false,
      mediaId,
    });
    return isRefusal(taken)
      ? (troublesOf(taken)[0]?.reason ?? 'could not be had')
      : shown(item, taken);
  };
  return async (entries) => {
    const wanted = new Map(
      entries.flatMap(({ product }) =>
        (product.media ?? [])
          .filter(isElsewhere)
          .map((item) => [item.image?.url ?? '', item] as const),
      ),
    );
    // What was taken before, by a run that was stopped or for another product, is not fetched again.
    const known = new Map(
      (
        await findFiles(
          deps.db,
          siteId,
          [...wanted.keys()].map((url) => takenInAs(siteId, url)),
        )
      ).map((file) => [file.mediaId, file]),
    );
    const had = new Map<string, MediaLine | string>();
    const queue = [...wanted];
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (let next = queue.pop(); next; next = queue.pop()) {
          const [url, item] = next;
          const file = known.get(takenInAs(siteId, url));
          had.set(url, file ? shown(item, file) : await take(item, url, takenInAs(siteId, url)));
        }
      }),
    );
    return entries.map((entry) => replaced(entry, had));
  };
}

/** The file, with what the product says of the picture. */
function shown(item: MediaLine, file: Parameters<typeof toMediaState>[0]): MediaLine {
  const { id = '', image, thumbnail, focalPoint } = toMediaState(file);
  const altText = item.image?.altText;
  const named = <Picture extends object>(picture: Picture) =>
    altText ? { ...picture, altText } : picture;
  return {
    ...item,
    id,
    ...(image ? { image: named(image) } : {}),
    ...(thumbnail ? { thumbnail: named(thumbnail) } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}

function replaced(entry: ProductEntry, had: ReadonlyMap<string, MediaLine | string>): ProductEntry {
  const { media, options } = entry.product;
  if (!media?.some(isElsewhere)) return entry;
  const notes: Trouble[] = [];
  const ids = new Map<string, string>();
  const items = media.map((item) => {
    const url = item.image?.url ?? '';
    const taken = had.get(url);
    if (typeof taken === 'string')
      notes.push({
        line: entry.line,
        field: 'media',
        reason: `${url} stays where it is: ${taken}`,
      });
    if (typeof taken !== 'object') return item;
    ids.set(item.id ?? '', taken.id ?? '');
    return taken;
  });
  const shownBy = options?.map((option) => ({
    ...option,
    choices: (option.choices ?? []).map((choice) =>
      choice.mediaIds
        ? { ...choice, mediaIds: choice.mediaIds.map((id) => ids.get(id) ?? id) }
        : choice,
    ),
  }));
  return {
    ...entry,
    product: { ...entry.product, media: items, ...(shownBy ? { options: shownBy } : {}) },
    notes: [...entry.notes, ...notes],
  };
}
