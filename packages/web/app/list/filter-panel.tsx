import { useEffect, useRef } from 'react';
import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { changed, listAddress, type Filters } from './filters.ts';
import type { FacetChoice, FacetGroup } from './load-list.server.ts';

interface FilterPanelProps {
  readonly path: string;
  readonly groups: readonly FacetGroup[];
  readonly filters: Filters;
  readonly currency: string;
  readonly total: number;
}

export function FilterPanel({ path, groups, filters, currency, total }: FilterPanelProps) {
  const t = useTranslations('catalog');
  const names: Readonly<Record<FacetGroup['kind'], string>> = {
    option: '',
    price: t('priceIn', { currency }),
    brand: t('brand'),
    collection: t('collection'),
    stock: t('availability'),
  };
  return (
    <div className="filter-panel">
      {groups.map(({ kind, name, field, choices }) => (
        <fieldset key={field} className="filter-group">
          <legend>{name ?? names[kind]}</legend>
          <ul>
            {choices.map((choice) => (
              <li key={choice.value}>
                {kind === 'price' || kind === 'collection' ? (
                  <ChoiceLink
                    choice={choice}
                    to={listAddress(path, changed(filters, linked(kind, choice)))}
                  />
                ) : (
                  <ChoiceBox
                    choice={kind === 'stock' ? { ...choice, label: t('inStock') } : choice}
                    field={field}
                  />
                )}
              </li>
            ))}
          </ul>
          {kind === 'price' && (
            <div className="mt-2 flex flex-wrap gap-3">
              <PriceField label={t('minPrice')} name="min" value={filters.min} />
              <PriceField label={t('maxPrice')} name="max" value={filters.max} />
            </div>
          )}
        </fieldset>
      ))}
      <p className="filter-show">
        <button type="submit" className="button max-sm:w-full">
          {t('showResults', { count: total })}
        </button>
      </p>
    </div>
  );
}

/** The link that sets this value, or removes it when it is set. */
function linked(kind: 'price' | 'collection', { value, isChosen }: FacetChoice): Partial<Filters> {
  if (kind === 'collection') return { collection: isChosen ? undefined : value };
  const [from, to] = value.split('-').map(Number);
  return isChosen ? { min: undefined, max: undefined } : { min: from || undefined, max: to };
}

function ChoiceLink({
  choice: { label, count, isChosen },
  to,
}: {
  readonly choice: FacetChoice;
  readonly to: string;
}) {
  return (
    <Link
      className="filter-choice"
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
    >
      <span className="filter-name">{label}</span>
      <Count count={count} />
    </Link>
  );
}

function ChoiceBox({
  choice: { value, label, count, isChosen, color },
  field,
}: {
  readonly choice: FacetChoice;
  readonly field: string;
}) {
  const box = useRef<HTMLInputElement>(null);
  // The address decides, also on the way back. A new box in its stead would lose the focus.
  useEffect(() => {
    if (box.current) box.current.checked = isChosen;
  }, [isChosen]);
  return (
    <label className="filter-choice">
      <input ref={box} type="checkbox" name={field} value={value} defaultChecked={isChosen} />
      {color && (
        <svg viewBox="0 0 14 14" className="size-3.5 shrink-0" aria-hidden="true">
          <circle cx={7} cy={7} r={6.5} fill={color} stroke="currentColor" strokeOpacity={0.3} />
        </svg>
      )}
      <span className="filter-name">{label}</span>
      <Count count={count} />
    </label>
  );
}

function Count({ count }: { readonly count: number }) {
  const t = useTranslations('catalog');
  return (
    <span className="text-sm text-quiet tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">, {t('products', { count })}</span>
    </span>
  );
}

function PriceField({
  label,
  name,
  value,
}: {
  readonly label: string;
  readonly name: string;
  readonly value: number | undefined;
}) {
  return (
    <label className="field w-24">
      <span className="field-label">{label}</span>
      {/* Another URL resets it. */}
      <input
        key={value}
        className="field-input"
        name={name}
        defaultValue={value}
        inputMode="decimal"
        autoComplete="off"
        pattern="\d*([.,]\d+)?"
      />
    </label>
  );
}
