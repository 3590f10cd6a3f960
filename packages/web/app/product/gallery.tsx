import { useRef, useState, type ComponentType, type MouseEvent } from 'react';
import { Picture, type PictureImage } from '../ui/picture.tsx';
import { sizedUrl } from '../ui/sized.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { LightboxProps } from './lightbox.tsx';

const sizes = '(width >= 64rem) 58vw, (width >= 40rem) 62vw, 100vw';
const halfSizes = '(width >= 64rem) 29vw, (width >= 40rem) 62vw, 86vw';

const loadLightbox = () => import('./lightbox.tsx');
// Should it fail, it is tried again by the click.
const prepareLightbox = (): void => void loadLightbox().catch(() => undefined);

/**
 * A row to swipe through on upright screens, a wall of pictures on wide ones. Each opens in full;
 * what that needs is loaded then.
 */
export function Gallery({
  name,
  pictures,
}: {
  readonly name: string;
  readonly pictures: readonly PictureImage[];
}) {
  const t = useTranslations('product');
  const wall = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<{
    readonly Lightbox: ComponentType<LightboxProps>;
    readonly at: number;
    readonly previews: readonly string[];
  }>();
  const open = async (event: MouseEvent, at: number): Promise<void> => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget as HTMLAnchorElement;
    try {
      const { Lightbox } = await loadLightbox();
      // The browser has these already: the picture is there before the large one is fetched.
      const previews = [...(wall.current?.querySelectorAll('img') ?? [])].map((image) =>
        image.naturalWidth > 0 ? image.currentSrc : '',
      );
      setOpened({ Lightbox, at, previews });
    } catch {
      // As without JavaScript: the link leads to the picture. Without a connection it would lead
      // away from the page to nothing.
      if (navigator.onLine) location.assign(href);
    }
  };
  const count = pictures.length;
  return (
    <section ref={wall} aria-label={t('pictures', { name })} className="product-pictures">
      {pictures.map((picture, at) => (
        // Keyed by position, not by picture: another color replaces the last without a blank in
        // between.
        <a
          key={at}
          href={sizedUrl(picture, picture.width, 'webp')}
          aria-label={t('openPicture', { at: at + 1, count })}
          onPointerEnter={prepareLightbox}
          onClick={(event) => void open(event, at)}
        >
          <Picture
            image={picture}
            first={at === 0}
            shape={1}
            sizes={at === 0 || (at === count - 1 && count % 2 === 0) ? sizes : halfSizes}
            className="size-full"
          />
        </a>
      ))}
      {opened && (
        <opened.Lightbox
          name={name}
          pictures={pictures}
          previews={opened.previews}
          at={opened.at}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
