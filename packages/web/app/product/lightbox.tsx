import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Picture, type PictureImage } from '../ui/picture.tsx';
import { useWords } from '../words/use-words.tsx';

export interface LightboxProps {
  readonly name: string;
  readonly pictures: readonly PictureImage[];
  /** The one that is shown first. */
  readonly at: number;
  readonly onClose: () => void;
}

/** The pictures in full: by swipe, by arrow keys, by buttons. The browser keeps the focus inside and gives it back. */
export function Lightbox({ name, pictures, at, onClose }: LightboxProps) {
  const say = useWords('product');
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(at);

  const show = (place: number, behavior: ScrollBehavior = 'smooth'): void => {
    row.current?.children[Math.min(Math.max(place, 0), pictures.length - 1)]?.scrollIntoView({ behavior, inline: 'start', block: 'nearest' });
  };
  useEffect(() => {
    dialog.current?.showModal();
    show(at, 'instant');
    // Opened once, where it was asked for.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const turn = (event: KeyboardEvent): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    show(shown + (getComputedStyle(event.currentTarget).direction === 'rtl' ? -step : step));
  };
  const look = (): void => {
    const { scrollLeft = 0, clientWidth = 1 } = row.current ?? {};
    setShown(Math.round(Math.abs(scrollLeft) / clientWidth));
  };
  return (
    <dialog ref={dialog} className="lightbox" aria-label={say('pictures', { name })} onClose={onClose} onKeyDown={turn}>
      <div ref={row} className="lightbox-row" onScroll={look}>
        {pictures.map((picture) => <div key={picture.url}><Picture image={picture} /></div>)}
      </div>
      <div className="lightbox-bar">
        <button type="button" className="nav-link" onClick={() => dialog.current?.close()}>{say('closePictures')}</button>
        <p className="text-quiet tabular-nums" aria-live="polite">{say('pictureOf', { at: shown + 1, count: pictures.length })}</p>
        {pictures.length > 1 && (
          <p className="flex gap-2">
            <button type="button" className="lightbox-turn" disabled={shown === 0} aria-label={say('previousPicture')} onClick={() => show(shown - 1)}>←</button>
            <button type="button" className="lightbox-turn" disabled={shown === pictures.length - 1} aria-label={say('nextPicture')} onClick={() => show(shown + 1)}>→</button>
          </p>
        )}
      </div>
    </dialog>
  );
}
