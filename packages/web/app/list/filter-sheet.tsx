import { useImperativeHandle, useRef, useSyncExternalStore, type ReactNode, type Ref } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';

export interface FilterSheetHandle {
  readonly close: () => void;
}

interface FilterSheetProps {
  readonly ref: Ref<FilterSheetHandle>;
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * The filters: next to the list, or in a dialog on a phone. Without JavaScript they expand in
 * place.
 */
export function FilterSheet(props: FilterSheetProps) {
  const isPhone = useSyncExternalStore(
    watchWidth,
    () => matchMedia(phone).matches,
    () => false,
  );
  return isPhone ? <FilterDialog {...props} /> : <FilterDetails {...props} />;
}

const phone = '(width < 40rem)';

function watchWidth(changed: () => void): () => void {
  const query = matchMedia(phone);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

function FilterDetails({ ref, label, children }: FilterSheetProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const summary = useRef<HTMLElement>(null);
  useImperativeHandle(
    ref,
    () => ({
      close: () => {
        if (!details.current?.open) return;
        details.current.open = false;
        // The focused element is hidden now.
        summary.current?.focus();
      },
    }),
    [],
  );
  return (
    <details ref={details} className="filters">
      <summary ref={summary} className="nav-link">
        {label}
      </summary>
      {children}
    </details>
  );
}

function FilterDialog({ ref, label, children }: FilterSheetProps) {
  const t = useTranslations('catalog');
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => ({ close: () => dialog.current?.close() }), []);
  return (
    <>
      <button
        type="button"
        className="filters-open nav-link"
        aria-haspopup="dialog"
        onClick={() => dialog.current?.showModal()}
      >
        {label}
      </button>
      <dialog ref={dialog} className="filter-dialog" aria-label={t('filterHeading')} closedby="any">
        <div className="filter-dialog-bar">
          <p className="subtitle">{t('filterHeading')}</p>
          <button
            type="button"
            className="nav-link cursor-pointer"
            onClick={() => dialog.current?.close()}
          >
            {t('closeFilters')}
          </button>
        </div>
        {children}
      </dialog>
    </>
  );
}
