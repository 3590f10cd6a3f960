import { useEffect, useRef, useSyncExternalStore, type ReactNode, type RefObject } from 'react';
import { useWords } from '../words/use-words.tsx';

interface FilterSheetProps {
  readonly label: string;
  /** Set to what closes it. */
  readonly close: RefObject<(() => void) | undefined>;
  readonly children: ReactNode;
}

/** Where filters are chosen: beside the list, or on a phone a dialog over it. Without JavaScript they unfold everywhere. */
export function FilterSheet(props: FilterSheetProps) {
  const isPhone = useSyncExternalStore(watchWidth, () => matchMedia(phone).matches, () => false);
  return isPhone ? <FilterDialog {...props} /> : <FilterDetails {...props} />;
}

const phone = '(width < 40rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function FilterDetails({ label, close, children }: FilterSheetProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    close.current = () => {
      if (!details.current?.open) return;
      details.current.open = false;
      // What had the focus is hidden now.
      summary.current?.focus();
    };
  }, [close]);
  return (
    <details ref={details} className="filters">
      <summary ref={summary} className="nav-link">{label}</summary>
      {children}
    </details>
  );
}

function FilterDialog({ label, close, children }: FilterSheetProps) {
  const say = useWords('catalog');
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    close.current = () => dialog.current?.close();
  }, [close]);
  return (
    <>
      <button type="button" className="filters-open nav-link" aria-haspopup="dialog" onClick={() => dialog.current?.showModal()}>{label}</button>
      <dialog ref={dialog} className="filter-dialog" aria-label={say('filterHeading')} closedby="any">
        <div className="filter-dialog-bar">
          <p className="subtitle">{say('filterHeading')}</p>
          <button type="button" className="nav-link cursor-pointer" onClick={() => dialog.current?.close()}>{say('closeFilters')}</button>
        </div>
        {children}
      </dialog>
    </>
  );
}
