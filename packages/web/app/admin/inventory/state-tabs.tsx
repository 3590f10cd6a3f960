import { Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { listPath, type ListState } from '../grid/list-state.ts';
import { inventoryList, stateFilters } from './definition.ts';

/** The filters that staff need every morning, as links. */
export function StateTabs({ state }: { readonly state: ListState }) {
  const t = useTranslations('adminInventory');
  const tabs = [
    { label: t('allVariants'), filter: undefined },
    { label: t('state_OUT_OF_STOCK'), filter: stateFilters.OUT_OF_STOCK },
    { label: t('state_LOW'), filter: stateFilters.LOW },
  ];
  const current = JSON.stringify(state.filter);
  return (
    <nav aria-label={t('byState')} className="list-tabs">
      {tabs.map(({ label, filter }) => (
        <Link
          key={label}
          to={listPath(
            { ...state, filter, invalidFilter: undefined, viewId: undefined },
            inventoryList,
          )}
          aria-current={JSON.stringify(filter) === current ? 'true' : undefined}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
