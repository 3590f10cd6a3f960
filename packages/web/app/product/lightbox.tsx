import {
  useEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type SyntheticEvent,
} from 'react';
import { Picture, type PictureImage } from '../ui/picture.tsx';
import { sizedUrl } from '../ui/sized.ts';
import { useTranslations } from '../i18n/use-translations.tsx';

export interface LightboxProps {
  readonly name: string;
  readonly pictures: readonly PictureImage[];
  /** The address at which the page shows each picture already, empty where it does not. */
  readonly previews: readonly string[];
  /** The one that is shown first. */
  readonly at: number;
  readonly onClose: () => void;
}

/** A preview of an image that is not loaded yet, stretched until the large one covers it. */
const PREVIEW_WIDTH = 240;

/** The large picture is there: the preview would show through where it is transparent. */
function uncover({ target, currentTarget }: SyntheticEvent<HTMLElement>): void {
  if (target instanceof HTMLElement && target.classList.contains('picture'))
    currentTarget.dataset['loaded'] = '';
}

/**
 * Full-size pictures with swipe, arrow keys and buttons. The native dialog traps and restores the
 * focus.
 */
export function Lightbox({ name, pictures, previews, at, onClose }: LightboxProps) {
  const t = useTranslations('product');
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(at);
  const [isZoomed, setZoomed] = useState(false);

  const show = (index: number, behavior: ScrollBehavior = 'smooth'): void => {
    setZoomed(false);
    row.current?.children[Math.min(Math.max(index, 0), pictures.length - 1)]?.scrollIntoView({
      behavior,
      inline: 'start',
      block: 'nearest',
    });
  };
  useEffect(() => {
    dialog.current?.showModal();
    show(at, 'instant');
    // Opened once, where it was asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const onArrowKey = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // In a picture that is zoomed in, the arrow keys move over the picture.
    if (step === undefined || isZoomed) return;
    event.preventDefault();
    show(shown + (getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step));
  };
  const look = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  /** Zooms in on the point that was clicked, or on the middle. */
  const zoom = (
    { clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'> = {
      clientX: innerWidth / 2,
      clientY: innerHeight / 2,
    },
  ): void => {
    const frame = row.current?.children[shown];
    setZoomed(!isZoomed);
    if (isZoomed || !frame) return;
    const { left, top, width, height } = frame.getBoundingClientRect();
    requestAnimationFrame(() =>
      frame.scrollTo({
        left: ((clientX - left) / width) * frame.scrollWidth - width / 2,
        top: ((clientY - top) / height) * frame.scrollHeight - height / 2,
        behavior: 'instant',
      }),
    );
  };
  return (
    <dialog
      ref={dialog}
      className="lightbox"
      aria-label={t('pictures', { name })}
      onClose={onClose}
      onKeyDown={onArrowKey}
    >
      <div
        ref={row}
        className={`lightbox-row ${isZoomed ? 'is-zoomed' : ''}`}
        onScroll={look}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reached by keyboard
        tabIndex={0}
        role="group"
        aria-label={t('pictureOf', { at: shown + 1, count: pictures.length })}
      >
        {pictures.map((picture, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button below does the same by keyboard
          <div
            key={picture.url}
            className={`lightbox-frame ${isZoomed && index === shown ? 'is-zoomed' : ''}`}
            onClick={zoom}
            onLoadCapture={uncover}
            {...(isZoomed && index === shown ? { tabIndex: 0 } : {})}
          >
            <img
              className="lightbox-preview"
              src={previews[index] || sizedUrl(picture, PREVIEW_WIDTH, 'webp')}
              width={picture.width}
              height={picture.height}
              alt=""
              decoding="sync"
            />
            <Picture image={picture} sizes={isZoomed && index === shown ? '250vw' : '100vw'} />
          </div>
        ))}
      </div>
      <div className="lightbox-bar">
        <button type="button" className="nav-link" onClick={() => dialog.current?.close()}>
          {t('closePictures')}
        </button>
        <p className="text-quiet tabular-nums" aria-live="polite">
          {t('pictureOf', { at: shown + 1, count: pictures.length })}
        </p>
        <p className="flex gap-2">
          <button
            type="button"
            className="lightbox-turn"
            aria-label={t(isZoomed ? 'zoomOut' : 'zoomIn')}
            onClick={() => zoom()}
          >
            {isZoomed ? '−' : '+'}
          </button>
          {pictures.length > 1 && (
            <>
              <button
                type="button"
                className="lightbox-turn"
                disabled={shown === 0}
                aria-label={t('previousPicture')}
                onClick={() => show(shown - 1)}
              >
                ←
              </button>
              <button
                type="button"
                className="lightbox-turn"
                disabled={shown === pictures.length - 1}
                aria-label={t('nextPicture')}
                onClick={() => show(shown + 1)}
              >
                →
              </button>
            </>
          )}
        </p>
      </div>
    </dialog>
  );
}
