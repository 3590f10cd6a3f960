import { useEffect, useRef, type ReactNode } from 'react';
import { useNavigate, useNavigation } from 'react-router';
import { Link, usePath } from '../shop/link.tsx';
import { Pages } from '../shop/pages.tsx';
import { ProductGrid } from '../shop/product-grid.tsx';
import { useEarlyChoice } from '../ui/use-early-choice.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import { FilterChips, useChipName } from './chips.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet, type FilterSheetHandle } from './filter-sheet.tsx';
import { listAddress, readFilters, sorts, withoutFilters, type Filters } from './filters.ts';
import type { ListData } from './load-list.server.ts';

interface ListViewProps {
  /** As in the store's own language. */
  readonly path: string;
  readonly list: ListData;
  /** Shown when there are no products although no filter is active. */
  readonly empty: ReactNode;
}

/**
 * Filters, sorting, products and pages in one form: submitted as a whole without JavaScript, and on
 * every change with it.
 */
export function ListView({ path, list, empty }: ListViewProps) {
  const t = useTranslations('catalog');
  const form = useRef<HTMLFormElement>(null);
  const sheet = useRef<FilterSheetHandle>(null);
  const sorting = useEarlyChoice();
  const navigate = useNavigate();
  const inLanguage = usePath();
  const { state, location } = useNavigation();
  const isLoading = location?.pathname === inLanguage(path);
  const { filters, products, total, pageCount, chips, groups, usualSort } = list;
  const shown = inLanguage(listAddress(path, { ...filters, page: 1 }));
  // The list requested last. It may still be loading; new choices are compared with it.
  const latest = useRef(shown);
  useEffect(() => {
    if (state === 'idle') latest.current = shown;
  }, [shown, state]);
  if (total === 0 && chips.length === 0) return empty;

  const show = (): void => {
    if (form.current === null) return;
    const fields = [...new FormData(form.current)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    );
    // The form does not contain what links set.
    const next: Filters = {
      ...readFilters(new URLSearchParams(fields)),
      collection: filters.collection,
    };
    const address = inLanguage(listAddress(path, next));
    if (address === latest.current) return;
    latest.current = address;
    // Loading the same list again would add a useless history entry.
    void navigate(address, { preventScrollReset: true, replace: address === shown });
  };
  const showAndClose = (): void => {
    show();
    sheet.current?.close();
    form.current?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <>
      <form
        ref={form}
        id="list"
        method="get"
        action={inLanguage(path)}
        className="list-bar"
        onChange={show}
        onSubmit={(event) => {
          event.preventDefault();
          showAndClose();
        }}
      >
        {filters.text && <input type="hidden" name="q" value={filters.text} />}
        {filters.collection && <input type="hidden" name="collection" value={filters.collection} />}
        <FilterSheet
          ref={sheet}
          label={chips.length > 0 ? t('filterCount', { count: chips.length }) : t('filter')}
        >
          <FilterPanel
            path={path}
            groups={groups}
            filters={filters}
            currency={list.currency}
            total={total}
          />
        </FilterSheet>
        <p role="status" className="text-quiet tabular-nums max-sm:sr-only">
          {t('products', { count: total })}
        </p>
        <label className="sort">
          <span className="text-quiet max-sm:sr-only">{t('sort')}</span>
          <select
            key={filters.sort}
            ref={sorting}
            name="sort"
            autoComplete="off"
            defaultValue={filters.sort ?? ''}
          >
            {sorts
              .filter((sort) => sort !== 'RELEVANCE' || sort === usualSort)
              .map((sort) => (
                <option key={sort} value={sort === usualSort ? '' : sort}>
                  {t(sort === 'RELEVANCE' && !filters.text ? 'ARRANGED' : sort)}
                </option>
              ))}
          </select>
        </label>
        <noscript>
          <button type="submit" className="link">
            {t('sortApply')}
          </button>
        </noscript>
      </form>
      <FilterChips path={path} filters={filters} chips={chips} />
      {total === 0 ? (
        <NothingFound path={path} list={list} />
      ) : (
        <div aria-busy={isLoading || undefined} className="list-products">
          <ProductGrid products={products} />
          <Pages
            address={(page) => listAddress(path, { ...filters, page })}
            page={filters.page}
            pageCount={pageCount}
          />
        </div>
      )}
    </>
  );
}

/** Suggests filters to remove, with the number of products each would show. */
function NothingFound({ path, list: { ways, filters } }: Pick<ListViewProps, 'path' | 'list'>) {
  const t = useTranslations('catalog');
  const nameOf = useChipName();
  return (
    <section className="px-edge pt-12 pb-32 md:pt-20">
      <h2 className="title">{t('nothingFound')}</h2>
      <p className="mt-5 text-lg text-quiet">
        {t(ways.length > 0 ? 'nothingFoundText' : 'nothingFoundPlain')}
      </p>
      <ul className="mt-6 space-y-3">
        {ways.map((chip) => (
          <li key={nameOf(chip)}>
            <Link className="link" to={listAddress(path, chip.without)}>
              {t('without', { name: nameOf(chip), count: chip.count })}
            </Link>
          </li>
        ))}
        <li>
          <Link className="link" to={listAddress(path, withoutFilters(filters))}>
            {t('clearAll')}
          </Link>
        </li>
      </ul>
    </section>
  );
}
