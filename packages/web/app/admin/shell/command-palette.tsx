import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { Link, useFetcher, useNavigate } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { closeOnBackdrop, openDialog } from '../ui/dialog.ts';
import type { Area } from '../areas/area.ts';
import { findPages, type Hit } from './find.ts';
import { Icon } from './icon.tsx';
import { isPlainKey } from './keys.ts';

const TYPING_PAUSE_MS = 120;
const groups = ['pages', 'actions', 'products', 'orders', 'members'] as const;

/**
 * One box for everything, over any page: Ctrl K, Cmd K or `/`. Without JavaScript the button leads to
 * the search page.
 */
export function CommandPalette({ areas }: { readonly areas: readonly Area[] }) {
  const t = useTranslations('adminShell');
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  const listId = useId();
  const { load, data, state } = useFetcher<{ readonly query: string; readonly hits: Hit[] }>();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent): void => {
      const isCommand = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
      if (!isCommand && !(event.key === '/' && isPlainKey(event))) return;
      event.preventDefault();
      openDialog(dialog.current);
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  useEffect(() => {
    if (query.trim() === '') return;
    const timer = setTimeout(
      () => void load(`/admin/search?q=${encodeURIComponent(query)}`),
      TYPING_PAUSE_MS,
    );
    return () => clearTimeout(timer);
  }, [query, load]);

  // Hits of an earlier text are not shown as those of this one.
  const found = query.trim() !== '' && data?.query === query.trim() ? data.hits : [];
  const isWaiting = query.trim() !== '' && (state !== 'idle' || data?.query !== query.trim());
  const hits = [...findPages(areas, query, t), ...found];
  const current = hits[Math.min(chosen, hits.length - 1)];

  const go = (hit: Hit): void => {
    dialog.current?.close();
    void navigate(hit.path);
  };
  const press = (event: KeyboardEvent): void => {
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if (step !== undefined)
      setChosen(
        (Math.min(chosen, hits.length - 1) + step + hits.length) % Math.max(hits.length, 1),
      );
    else if (event.key === 'Enter' && current) go(current);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <Link
        to="/admin/search"
        className="admin-find"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={(event) => {
          event.preventDefault();
          openDialog(dialog.current);
        }}
      >
        <Icon name="search" />
        <span>{t('search')}</span>
        <kbd>Ctrl K</kbd>
      </Link>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it by keyboard */}
      <dialog
        ref={dialog}
        className="admin-dialog admin-palette"
        aria-label={t('searchEverything')}
        onClick={closeOnBackdrop}
        onClose={() => {
          setQuery('');
          setChosen(0);
        }}
      >
        <div className="admin-palette-box">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={listId}
            aria-activedescendant={current && `${listId}-${current.id}`}
            aria-autocomplete="list"
            aria-label={t('searchEverything')}
            placeholder={t('searchHint')}
            maxLength={100}
            autoComplete="off"
            spellCheck={false}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={press}
          />
          <form method="dialog">
            <button className="admin-tool">
              <Icon name="close" />
              <span className="sr-only">{t('close')}</span>
            </button>
          </form>
        </div>
        <div id={listId} role="listbox" aria-label={t('results')} className="admin-hits">
          {groups.map((group) => {
            const members = hits.filter((hit) => hit.group === group);
            return members.length === 0 ? null : (
              <div key={group} role="group" aria-label={t(group)}>
                <p className="admin-hits-group" aria-hidden="true">
                  {t(group)}
                </p>
                {members.map((hit) => (
                  // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the search box has the focus and its keys
                  <div
                    key={hit.id}
                    id={`${listId}-${hit.id}`}
                    role="option"
                    aria-selected={hit === current}
                    className="admin-hit"
                    ref={(row) => {
                      if (hit === current) row?.scrollIntoView({ block: 'nearest' });
                    }}
                    onMouseMove={() => setChosen(hits.indexOf(hit))}
                    onClick={() => go(hit)}
                  >
                    <HitText hit={hit} />
                  </div>
                ))}
              </div>
            );
          })}
        </div>
        <p role="status" className="admin-palette-state">
          {hits.length === 0 ? t(isWaiting ? 'searching' : 'nothingFound', { query }) : ''}
        </p>
      </dialog>
    </>
  );
}

export function HitText({ hit: { icon, title, detail } }: { readonly hit: Hit }) {
  return (
    <>
      <Icon name={icon} />
      <bdi className="admin-hit-title">{title}</bdi>
      <span className="admin-hit-detail">{detail}</span>
    </>
  );
}
