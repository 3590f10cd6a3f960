import type { checkout as sdk } from '@shopwright/sdk';
import type { PictureImage } from '../ui/picture.tsx';

type Described = Pick<sdk.CheckoutLineItem, 'descriptionLines' | 'serviceProperties'>;

const side = 160;

/** A small square of it, twice as large as it is shown. */
export function pictureOfLine(media: string | undefined, name: string): PictureImage | undefined {
  const [, id] = /^(?:wix:)?image:\/\/v1\/([^/#]+)/.exec(media ?? '') ?? /\/media\/([^/?#]+)/.exec(media ?? '') ?? [];
  if (id === undefined) return media?.startsWith('http') ? { url: media, width: side, height: side, altText: name } : undefined;
  return { url: `/media/${id}/v1/fill/w_${side},h_${side}/${id}`, width: side, height: side, altText: name };
}

/** What was chosen of it, and when it takes place. */
export function lineDetails({ descriptionLines = [], serviceProperties }: Described, locale: string): string[] {
  const when = serviceProperties?.scheduledDate;
  const chosen = descriptionLines.flatMap(({ name, plainText, colorInfo }) => {
    const value = plainText?.translated || plainText?.original || colorInfo?.translated || colorInfo?.original;
    const label = name?.translated || name?.original;
    return value ? [label ? `${label}: ${value}` : value] : [];
  });
  return when ? [...chosen, new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeStyle: 'short' }).format(when)] : chosen;
}
