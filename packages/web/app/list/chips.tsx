import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { listAddress, withoutFilters, type Filters } from './filters.ts';
import type { Chip } from './load-list.server.ts';

export function useChipName(): (chip: Chip) => string {
  const t = useTranslations('catalog');
  return ({ kind, label, from, to }) => {
    if (kind === 'stock') return t('inStock');
    if (kind !== 'price') return label ?? '';
    if (from && to) return t('priceBetween', { from, to });
    return from ? t('priceFrom', { from }) : t('priceUpTo', { to: to ?? '' });
  };
}

/** The active filters, each with a link to remove it. */
export function FilterChips({
  path,
  filters,
  chips,
}: {
  readonly path: string;
  readonly filters: Filters;
  readonly chips: readonly Chip[];
}) {
  const t = useTranslations('catalog');
  const nameOf = useChipName();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={t('chosen')} className="flex flex-wrap items-center gap-2 px-edge pb-5">
      {chips.map((chip) => {
        const name = nameOf(chip);
        return (
          <li key={chip.kind + name}>
            <Link
              className="chip"
              preventScrollReset
              to={listAddress(path, chip.without)}
              aria-label={t('remove', { name })}
            >
              {name} <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
      <li>
        <Link
          className="link ms-2 inline-block py-2"
          preventScrollReset
          to={listAddress(path, withoutFilters(filters))}
        >
          {t('clearAll')}
        </Link>
      </li>
    </ul>
  );
}
