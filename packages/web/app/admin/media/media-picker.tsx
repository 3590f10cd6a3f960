import { useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { FileTile } from './file-tile.tsx';
import type { FileView, LibraryPage } from './file-view.ts';

interface MediaPickerProps {
  readonly id: string;
  /** Files that are chosen already. */
  readonly taken: ReadonlySet<string>;
  readonly onAdd: (files: readonly FileView[]) => void;
}

/** Chooses pictures and videos from the library. Opened by a button with its `popoverTarget`. */
export function MediaPicker({ id, taken, onAdd }: MediaPickerProps) {
  const t = useTranslations('adminMedia');
  const [page, setPage] = useState<LibraryPage>();
  const [isFailed, setFailed] = useState(false);
  const [chosen, setChosen] = useState<ReadonlyMap<string, FileView>>(new Map());
  const search = useRef('');

  const load = async (before?: LibraryPage): Promise<void> => {
    const query = new URLSearchParams({ q: search.current, cursor: before?.next ?? '' });
    try {
      const response = await fetch(`/admin/media-page?${query}`);
      if (!response.ok || response.redirected) throw new Error(String(response.status));
      // Our own route answers with a page.
      const more = (await response.json()) as LibraryPage;
      setPage({ files: [...(before?.files ?? []), ...more.files], next: more.next });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  const choose = (file: FileView): void =>
    setChosen((before) => {
      const after = new Map(before);
      if (!after.delete(file.id)) after.set(file.id, file);
      return after;
    });

  const free = (page?.files ?? []).filter((file) => !taken.has(file.id));
  return (
    <Sheet id={id} heading={t('chooseFromLibrary')} onOpen={() => void load()}>
      {/* Not a form: the sheet can be inside another one. */}
      <div role="search" className="media-search">
        <div className="field">
          <label htmlFor={`${id}-q`} className="field-label">
            {t('searchFiles')}
          </label>
          <input
            id={`${id}-q`}
            type="search"
            className="field-input"
            onChange={(event) => {
              search.current = event.currentTarget.value;
            }}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              void load();
            }}
          />
        </div>
        <button type="button" className="button button-quiet" onClick={() => void load()}>
          {t('find')}
        </button>
      </div>
      {isFailed && <Notice kind="error">{t('notSavedMedia')}</Notice>}
      {page && free.length === 0 && <p className="text-quiet">{t('noMatch')}</p>}
      <ul className="media-grid is-small" aria-label={t('library')}>
        {free.map((file) => (
          <li key={file.id} className="media-tile">
            <FileTile file={file}>
              <label className="media-link">
                <input
                  type="checkbox"
                  checked={chosen.has(file.id)}
                  onChange={() => choose(file)}
                />{' '}
                {file.name}
              </label>
            </FileTile>
          </li>
        ))}
      </ul>
      <p className="admin-buttons media-picker-bar">
        <button
          type="button"
          className="button"
          disabled={chosen.size === 0}
          popoverTarget={id}
          popoverTargetAction="hide"
          onClick={() => {
            onAdd([...chosen.values()]);
            setChosen(new Map());
          }}
        >
          {chosen.size === 0 ? t('addSelected') : t('addCount', { count: chosen.size })}
        </button>
        {page !== undefined && page.next !== '' && (
          <button type="button" className="button button-quiet" onClick={() => void load(page)}>
            {t('loadMore')}
          </button>
        )}
      </p>
    </Sheet>
  );
}
