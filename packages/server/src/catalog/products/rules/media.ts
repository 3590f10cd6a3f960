import type { MediaAssignmentToChoice } from '@shopwright/contract/catalog/products';
import type {
  CommonImage,
  Media,
  MediaItem,
  MediaItemUrlAndSize,
} from '@shopwright/contract/shared/media';
import type { ChoiceMediaError } from '@shopwright/contract/errors/groups';
import { type Refusal, refuse } from '../../../kernel/outcome.ts';
import { findChoice } from './options.ts';
import type { MediaState, ProductOptionState, ProductState } from './product-state.ts';

export const MAX_MEDIA_ITEMS = 250;

export interface NewMedia {
  readonly item: MediaState;
  readonly choice?: { readonly option?: string; readonly choice?: string };
}

/** Appends new items; an existing item keeps its position. */
export function addMedia(
  state: ProductState,
  added: readonly NewMedia[],
): ProductState | Refusal<ChoiceMediaError | 'TOO_MANY_MEDIA_ITEMS'> {
  const existing = state.doc.media ?? [];
  const ids = new Set(existing.map(({ id }) => id));
  const fresh = added.map(({ item }) => item).filter(({ id }) => !ids.has(id) && ids.add(id));
  if (existing.length + fresh.length > MAX_MEDIA_ITEMS)
    return refuse('TOO_MANY_MEDIA_ITEMS', {
      max: MAX_MEDIA_ITEMS,
      count: existing.length + fresh.length,
    });
  const next =
    fresh.length === 0
      ? state
      : { ...state, doc: { ...state.doc, media: [...existing, ...fresh] } };
  const assigned = added.flatMap(({ item, choice }) =>
    choice ? [{ ...choice, mediaIds: [item.id ?? ''] }] : [],
  );
  return assigned.length === 0 ? next : assignMedia(next, assigned);
}

/**
 * Replaces the list and its order. With `choices`, replaces which choices have media; without, a
 * choice loses only what the product no longer has.
 */
export function setMedia(
  state: ProductState,
  items: readonly MediaState[],
  choices: readonly MediaAssignmentToChoice[] | undefined,
): ProductState | Refusal<ChoiceMediaError> {
  const media = [...new Map(items.map((item) => [item.id, item])).values()];
  const present = new Set(media.map(({ id }) => id));
  const next = withChoiceMedia(
    { ...state, doc: { ...state.doc, media } },
    () => (ids) => (choices ? [] : ids.filter((id) => present.has(id))),
  );
  return choices && choices.length > 0 ? assignMedia(next, choices) : next;
}

/** Items of a file that was described, with the part that has changed. */
export function refreshItems(
  items: readonly MediaState[],
  fresh: MediaState,
  part: 'altText' | 'focalPoint' | 'poster',
): readonly MediaState[] {
  return items.map((item) => (item.id === fresh.id ? refreshers[part](item, fresh) : item));
}

const refreshers = {
  altText: ({ image, video, thumbnail, ...item }, fresh) => ({
    ...item,
    ...(image ? { image: withAltText(image, fresh.image?.altText) } : {}),
    ...(video
      ? {
          video: {
            ...video,
            files: (video.files ?? []).map((file) =>
              withAltText(file, fresh.video?.files?.[0]?.altText),
            ),
          },
        }
      : {}),
    // The thumbnail of a video is its poster, which has its own text.
    ...(thumbnail
      ? { thumbnail: video ? thumbnail : withAltText(thumbnail, fresh.image?.altText) }
      : {}),
  }),
  focalPoint: ({ focalPoint: _, ...item }, { focalPoint }) => ({
    ...item,
    ...(focalPoint ? { focalPoint } : {}),
  }),
  poster: ({ thumbnail: _, ...item }, { video, thumbnail }) => ({
    ...item,
    ...(video ? { video } : {}),
    ...(thumbnail ? { thumbnail } : {}),
  }),
} satisfies Record<string, (item: MediaState, fresh: MediaState) => MediaState>;

function withAltText(
  { altText: _, ...picture }: MediaItemUrlAndSize,
  altText: string | null | undefined,
): MediaItemUrlAndSize {
  return { ...picture, ...(altText === undefined ? {} : { altText }) };
}

/** Without ids, removes all. A removed item is also removed from the product's choices. */
export function removeMedia(state: ProductState, mediaIds: readonly string[]): ProductState {
  const existing = state.doc.media ?? [];
  const gone = new Set(mediaIds.length > 0 ? mediaIds : existing.map(({ id }) => id ?? ''));
  const media = existing.filter(({ id }) => !gone.has(id ?? ''));
  if (media.length === existing.length) return state;
  return withChoiceMedia(
    { ...state, doc: { ...state.doc, media } },
    () => (ids) => ids.filter((id) => !gone.has(id)),
  );
}

/** Assigns media of the product to choices. Only one option of a product may have media. */
export function assignMedia(
  state: ProductState,
  assignments: readonly MediaAssignmentToChoice[],
): ProductState | Refusal<ChoiceMediaError> {
  const existing = new Set((state.doc.media ?? []).map(({ id }) => id));
  const targets = findTargets(state, assignments);
  if ('refused' in targets) return targets;
  const [first] = targets;
  if (!first) return state;
  const { option } = first;
  const other =
    state.options.find(
      ({ name, choices }) =>
        name !== option.name && choices.some(({ mediaIds }) => mediaIds.length > 0),
    ) ?? targets.find((target) => target.option !== option)?.option;
  if (other) return refuse('MEDIA_ON_ANOTHER_OPTION', { other: other.name, option: option.name });
  const missing = targets.flatMap(({ mediaIds }) => mediaIds).find((id) => !existing.has(id));
  if (missing !== undefined)
    return refuse('MEDIA_NOT_ON_PRODUCT', { mediaId: missing }, { mediaId: missing });
  return withChoiceMedia(state, (choiceId) => {
    const added = targets
      .filter((target) => target.choiceId === choiceId)
      .flatMap(({ mediaIds }) => mediaIds);
    return (ids) => (added.length === 0 ? ids : [...new Set([...ids, ...added])]);
  });
}

/** Without ids, removes all media of the choice. */
export function unassignMedia(
  state: ProductState,
  assignments: readonly MediaAssignmentToChoice[],
): ProductState | Refusal<'CHOICE_NOT_FOUND'> {
  const targets = findTargets(state, assignments);
  if ('refused' in targets) return targets;
  return withChoiceMedia(state, (choiceId) => {
    const here = targets.filter((target) => target.choiceId === choiceId);
    const all = here.some(({ mediaIds }) => mediaIds.length === 0);
    const gone = new Set(here.flatMap(({ mediaIds }) => mediaIds));
    return (ids) => (all ? [] : ids.filter((id) => !gone.has(id)));
  });
}

interface MediaTarget {
  readonly option: ProductOptionState;
  readonly choiceId: string;
  readonly mediaIds: readonly string[];
}

function findTargets(
  state: ProductState,
  assignments: readonly MediaAssignmentToChoice[],
): MediaTarget[] | Refusal<'CHOICE_NOT_FOUND'> {
  const targets: MediaTarget[] = [];
  for (const { option: optionName = '', choice: choiceName = '', mediaIds = [] } of assignments) {
    const option = state.options.find(({ name }) => name === optionName);
    const choice = option && findChoice(option, choiceName);
    if (!option || !choice)
      return refuse(
        'CHOICE_NOT_FOUND',
        { choice: choiceName, option: optionName },
        { option: optionName, choice: choiceName },
      );
    targets.push({ option, choiceId: choice.id, mediaIds });
  }
  return targets;
}

/** Returns the identical product when nothing changes, so that no write happens. */
function withChoiceMedia(
  state: ProductState,
  change: (choiceId: string) => (mediaIds: readonly string[]) => readonly string[],
): ProductState {
  let changed = false;
  const options = state.options.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => {
      const mediaIds = change(choice.id)(choice.mediaIds);
      if (mediaIds.length === choice.mediaIds.length) return choice;
      changed = true;
      return { ...choice, mediaIds };
    }),
  }));
  return changed ? { ...state, options } : state;
}

/** The first item is the main one. The platform's own files are stored without a host. */
export function renderMedia(items: readonly MediaState[], siteUrl: string): Media {
  const shown = items.map((item) => renderItem(item, siteUrl));
  const [main] = shown;
  return { ...(main ? { mainMedia: main } : {}), items: shown };
}

function renderItem(
  { focalPoint: _, image, thumbnail, video, ...item }: MediaState,
  siteUrl: string,
): MediaItem {
  const at = (file: MediaItemUrlAndSize): MediaItemUrlAndSize =>
    file.url?.startsWith('/') ? { ...file, url: `${siteUrl}${file.url}` } : file;
  return {
    ...(image ? { image: at(image) } : {}),
    ...(video ? { video: { ...video, files: (video.files ?? []).map(at) } } : {}),
    ...(thumbnail ? { thumbnail: at(thumbnail) } : {}),
    ...item,
  };
}

/**
 * The platform's own files have an id, under which every size is served; clients turn it into
 * `wix:image://v1/<id>/...`. A picture on another host has no id: clients use its URL as it is.
 */
export function toImage(
  { id, image, title, focalPoint }: MediaState,
  siteUrl: string,
): CommonImage {
  const { url = '', width = 0, height = 0, altText } = image ?? {};
  const ours = url.startsWith('/media/');
  return {
    ...(ours && id !== undefined ? { id, filename: id } : {}),
    url: ours ? `${siteUrl}${url}` : url,
    width,
    height,
    ...((altText ?? title) ? { altText: altText ?? title ?? '' } : {}),
    ...(focalPoint ? { focalPoint } : {}),
  };
}
