import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router';
import { usePath } from '../shop/link.tsx';
import { Picture, type PictureImage } from '../ui/picture.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { forgetSearches, recentSearches, rememberSearch } from './recent.ts';
import type { Suggestions } from './suggestions.ts';
import { useSearchExample } from './use-example.ts';

interface Row {
  readonly key: string;
  /** As in the store's own language. */
  readonly path: string;
  readonly name: string;
  readonly note?: string;
  readonly picture?: PictureImage;
}

/** Debounce after a key press. */
const pauseMs = 120;

/**
 * A search field with results while typing. Arrow keys move through the results, Enter opens one.
 */
export function SearchDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations('shop');
  const navigate = useNavigate();
  const path = usePath();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const [text, setText] = useState('');
  const [recent, setRecent] = useState(recentSearches);
  // A row that is also among later suggestions stays chosen.
  const [chosen, setChosen] = useState<string>();
  const found = useSuggestions(text.trim());
  const example = useSearchExample();
  const kindOf = (kind: Suggestions['offers'][number]['kind']): string => t(`${kind}Kind`);
  const rows =
    text.trim() === ''
      ? recent.map((one): Row => ({ key: one, path: searchPath(one), name: one }))
      : rowsOf(found, text.trim(), t('searchAll', { count: found?.total ?? 0 }), kindOf);
  const at = rows.findIndex(({ key }) => key === chosen);
  const setAt = (index: number): void => setChosen(rows[index]?.key);

  useEffect(() => dialog.current?.showModal(), []);

  const go = (to: string): void => {
    if (text.trim() !== '') rememberSearch(text.trim());
    dialog.current?.close();
    void navigate(path(to));
  };
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined || rows.length === 0) return;
    event.preventDefault();
    // One place more than there are rows: the field itself.
    setAt(((at + 1 + step + rows.length + 1) % (rows.length + 1)) - 1);
  };
  const submit = (): void => {
    const row = rows[at];
    if (row) go(row.path);
    else if (text.trim() !== '') go(searchPath(text.trim()));
  };
  return (
    <dialog
      ref={dialog}
      className="search"
      aria-label={t('search')}
      onClose={onClose}
      closedby="any"
    >
      <form
        role="search"
        action={path('/search')}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
        className="flex items-center gap-4 border-b border-line px-edge"
      >
        <input
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type in
          autoFocus
          type="search"
          name="q"
          value={text}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={example || t('searchLabel')}
          role="combobox"
          aria-label={t('searchLabel')}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-rows`}
          aria-autocomplete="list"
          aria-activedescendant={at >= 0 ? `${id}-${at}` : undefined}
          onChange={(event) => {
            setText(event.target.value);
            setChosen(undefined);
          }}
          onKeyDown={press}
          className="search-field"
        />
        <button
          type="button"
          className="nav-link cursor-pointer"
          onClick={() => dialog.current?.close()}
        >
          {t('close')}
        </button>
      </form>
      {text.trim() === '' && recent.length > 0 && (
        <div className="flex items-baseline justify-between px-edge pt-5 text-sm text-quiet">
          <p>{t('searchRecent')}</p>
          <button
            type="button"
            className="link cursor-pointer"
            onClick={() => {
              forgetSearches();
              setRecent([]);
            }}
          >
            {t('searchForget')}
          </button>
        </div>
      )}
      <p role="status" className="sr-only">
        {text.trim() !== '' && found ? t('searchFound', { count: found.total }) : ''}
      </p>
      {text.trim() !== '' && found?.total === 0 && (
        <p className="px-edge py-8 text-quiet">{t('searchNone', { text: text.trim() })}</p>
      )}
      <div role="listbox" id={`${id}-rows`} aria-label={t('searchSuggestions')} className="py-3">
        {rows.map((row, index) => (
          // Keys are pressed in the field above; here one only points.
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
          <div
            key={row.key}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === at}
            className="search-row"
            onPointerMove={() => setAt(index)}
            onClick={() => go(row.path)}
          >
            {row.picture && (
              <Picture
                image={{ ...row.picture, altText: '' }}
                shape={1}
                sizes="3.5rem"
                className="size-14 shrink-0"
              />
            )}
            <span className="grow">
              <bdi>{row.name}</bdi>
            </span>
            {row.note && <span className="text-quiet tabular-nums">{row.note}</span>}
          </div>
        ))}
      </div>
    </dialog>
  );
}

const searchPath = (text: string): string =>
  `/search?${new URLSearchParams({ q: text }).toString()}`;

function rowsOf(
  found: Suggestions | undefined,
  text: string,
  all: string,
  kindOf: (kind: Suggestions['offers'][number]['kind']) => string,
): Row[] {
  if (found === undefined || found.total === 0) return [];
  return [
    ...found.offers.map(({ kind, name, path, picture }): Row => ({
      key: `${kind} ${name} ${path}`,
      path,
      name,
      note: kindOf(kind),
      ...(picture ? { picture } : {}),
    })),
    ...found.products.map(({ slug, name, price, picture }): Row => ({
      key: slug,
      path: `/products/${slug}`,
      name,
      ...(price ? { note: price.now } : {}),
      ...(picture ? { picture } : {}),
    })),
    { key: ' all', path: searchPath(text), name: all },
  ];
}

/** The suggestions for the current text. A late response never replaces a newer one. */
function useSuggestions(text: string): Suggestions | undefined {
  const path = usePath();
  const [answer, setAnswer] = useState<Suggestions>();
  const address = `${path('/search/suggest')}?${new URLSearchParams({ q: text }).toString()}`;
  useEffect(() => {
    if (text === '') return undefined;
    const control = new AbortController();
    const timer = setTimeout(() => {
      fetch(address, { signal: control.signal })
        // The site's own answer, in the shape it was made.
        .then((response) => (response.ok ? (response.json() as Promise<Suggestions>) : undefined))
        .then((found) => {
          if (found) setAnswer(found);
        })
        // Without an answer the form still leads to the search page.
        .catch(() => {});
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      control.abort();
    };
  }, [text, address]);
  return text === '' ? undefined : answer;
}
