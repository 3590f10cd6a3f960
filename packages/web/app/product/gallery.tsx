import { useState, type ComponentType, type MouseEvent } from 'react';
import { Picture, type PictureImage } from '../ui/picture.tsx';
import { sizedUrl } from '../ui/sized.ts';
import { useWords } from '../words/use-words.tsx';
import type { LightboxProps } from './lightbox.tsx';

const sizes = '(width >= 64rem) 58vw, (width >= 40rem) 62vw, 100vw';
const halfSizes = '(width >= 64rem) 29vw, (width >= 40rem) 62vw, 86vw';

/** A row to swipe through on upright screens, a wall of pictures on wide ones. Each opens in full; what that needs is loaded then. */
export function Gallery({ name, pictures }: { readonly name: string; readonly pictures: readonly PictureImage[] }) {
  const say = useWords('product');
  const [opened, setOpened] = useState<{ readonly Lightbox: ComponentType<LightboxProps>; readonly at: number }>();
  const open = async (event: MouseEvent, at: number): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { Lightbox } = await import('./lightbox.tsx');
    setOpened({ Lightbox, at });
  };
  const count = pictures.length;
  return (
    <section aria-label={say('pictures', { name })} className="product-pictures">
      {pictures.map((picture, at) => (
        // By place, not by picture: another colour takes the place of the last without a blank in between.
        <a key={at} href={sizedUrl(picture, picture.width, 'webp')} aria-label={say('openPicture', { at: at + 1, count })} onClick={(event) => void open(event, at)}>
          <Picture image={picture} first={at === 0} shape={1} sizes={at === 0 || (at === count - 1 && count % 2 === 0) ? sizes : halfSizes} className="size-full" />
        </a>
      ))}
      {opened && <opened.Lightbox name={name} pictures={pictures} at={opened.at} onClose={() => setOpened(undefined)} />}
    </section>
  );
}
