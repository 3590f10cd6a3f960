import type { PictureImage } from '../ui/picture.tsx';

const side = 160;

/** A small square image at twice the display size. */
export function pictureOfLine(media: string | undefined, name: string): PictureImage | undefined {
  const [, id] =
    /^(?:wix:)?image:\/\/v1\/([^/#]+)/.exec(media ?? '') ??
    /\/media\/([^/?#]+)/.exec(media ?? '') ??
    [];
  if (id === undefined)
    return media?.startsWith('http')
      ? { url: media, width: side, height: side, altText: name }
      : undefined;
  return {
    url: `/media/${id}/v1/fill/w_${side},h_${side}/${id}`,
    width: side,
    height: side,
    altText: name,
  };
}
