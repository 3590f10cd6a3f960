import { Link } from '../shop/link.tsx';
import { useWords } from '../i18n/use-translations.tsx';
import { listAddress, withoutFilters, type Filters } from './filters.ts';
import type { Chip } from './load-list.server.ts';

export function useChipName(): (chip: Chip) => string {
  const say = useWords('catalog');
  return ({ kind, label, from, to }) => {
    if (kind === 'stock') return say('inStock');
    if (kind !== 'price') return label ?? '';
    if (from && to) return say('priceBetween', { from, to });
    return from ? say('priceFrom', { from }) : say('priceUpTo', { to: to ?? '' });
  };
}

/** What is chosen, each with a way to take it back. */
export function FilterChips({
  path,
  filters,
  chips,
}: {
  readonly path: string;
  readonly filters: Filters;
  readonly chips: readonly Chip[];
}) {
  const say = useWords('catalog');
  const nameOf = useChipName();
  if (chips.length === 0) return null;
  return (
    <ul aria-label={say('chosen')} className="flex flex-wrap items-center gap-2 px-edge pb-5">
      {chips.map((chip) => {
        const name = nameOf(chip);
        return (
          <li key={chip.kind + name}>
            <Link
              className="chip"
              preventScrollReset
              to={listAddress(path, chip.without)}
              aria-label={say('remove', { name })}
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
          {say('clearAll')}
        </Link>
      </li>
    </ul>
  );
}
