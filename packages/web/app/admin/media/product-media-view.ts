/** The media of a product as its page shows them. */
export interface MediaItemView {
  readonly id: string;
  readonly kind: 'IMAGE' | 'VIDEO' | 'DOCUMENT';
  readonly thumbnail: string;
  readonly altText: string;
}

export interface OptionView {
  readonly name: string;
  readonly choices: readonly { readonly name: string; readonly mediaIds: readonly string[] }[];
}

export interface ProductMediaView {
  readonly productId: string;
  readonly name: string;
  readonly items: readonly MediaItemView[];
  readonly options: readonly OptionView[];
}

interface WireItem {
  readonly id?: string;
  readonly _id?: string;
  readonly mediaType?: string;
  readonly image?: WirePicture;
  readonly thumbnail?: WirePicture;
  readonly video?: { readonly files?: readonly WirePicture[] };
}
interface WirePicture {
  readonly url?: string;
  readonly altText?: string | null;
}

export interface WireProduct {
  readonly _id?: string;
  readonly name?: string | null;
  readonly media?: { readonly items?: readonly WireItem[] };
  readonly productOptions?: readonly {
    readonly name?: string;
    readonly choices?: readonly {
      readonly description?: string;
      readonly media?: { readonly items?: readonly WireItem[] };
    }[];
  }[];
}

const idOf = ({ id, _id }: WireItem): string => _id ?? id ?? '';

export function viewProductMedia(product: WireProduct): ProductMediaView {
  return {
    productId: product._id ?? '',
    name: product.name ?? '',
    items: (product.media?.items ?? []).map((item) => ({
      id: idOf(item),
      kind: item.video ? 'VIDEO' : item.mediaType === 'image' ? 'IMAGE' : 'DOCUMENT',
      thumbnail: thumbnailOf(item.thumbnail?.url ?? ''),
      altText: item.image?.altText ?? item.video?.files?.[0]?.altText ?? '',
    })),
    options: (product.productOptions ?? []).map(({ name = '', choices = [] }) => ({
      name,
      choices: choices.map(({ description = '', media }) => ({
        name: description,
        mediaIds: (media?.items ?? []).map(idOf),
      })),
    })),
  };
}

/** Our own files have every size; a picture on another host has one. */
function thumbnailOf(url: string): string {
  const path = /^https?:\/\/[^/]+(\/media\/[\w~.-]+)$/.exec(url)?.[1];
  return path === undefined ? url : `${path}/v1/fit/w_300,h_300/p.webp`;
}

/** How a choice with a picture is named in a form. */
export const choiceValue = (option: string, choice: string, mediaId: string): string =>
  JSON.stringify([option, choice, mediaId]);
