import { useTranslations } from '../../i18n/use-translations.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import type { HistoryEntry, ProductInsights } from './load-insights.server.ts';

/** Why nobody can buy the product, and what to do about it. */
export function AvailabilityCard({ canBeBought, reasons }: ProductInsights) {
  const t = useTranslations('adminEditor');
  return (
    <Card
      heading={t('availability')}
      actions={
        <Badge tone={canBeBought ? 'good' : 'bad'}>
          {t(canBeBought ? 'canBeBought' : 'cannotBeBought')}
        </Badge>
      }
    >
      {reasons.length === 0 ? (
        <p className="text-quiet">{t('nothingInTheWay')}</p>
      ) : (
        <ul className="editor-reasons">
          {reasons.map(({ code, blocks }) => (
            <li key={code}>
              <Badge tone={blocks ? 'bad' : 'attention'}>{t(blocks ? 'blocks' : 'warning')}</Badge>{' '}
              {t(`reason_${code}`)}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Names of the platform's fields; others are shown as they are. */
const fieldNames = {
  name: 'name',
  slug: 'slug',
  visible: 'visible',
  productType: 'productType',
  description: 'description',
  sku: 'sku',
  weight: 'weight',
  priceData: 'price',
  price: 'price',
  costAndProfitData: 'cost',
  cost: 'cost',
  pricePerUnitData: 'pricePerUnit',
  additionalInfoSections: 'infoSections',
  customTextFields: 'textFields',
  manageVariants: 'manageVariants',
  productOptions: 'options',
  discount: 'discountType',
  collectionIds: 'collections',
  seoData: 'searchEngines',
  ribbon: 'ribbon',
  brand: 'brand',
  digitalFile: 'digitalFile',
  barcode: 'barcode',
} as const;

const isNamed = (field: string): field is keyof typeof fieldNames =>
  Object.hasOwn(fieldNames, field);

/** Who changed what, the newest first. */
export function HistoryCard({
  history,
  collections,
}: ProductInsights & { readonly collections: Readonly<Record<string, string>> }) {
  const t = useTranslations('adminEditor');
  return (
    <Card heading={t('history')}>
      {history.length === 0 ? (
        <p className="text-quiet">{t('noHistory')}</p>
      ) : (
        // Scrolls, so it takes the focus: otherwise the keyboard does not reach its end.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a group that scrolls
        <div className="editor-history" role="group" aria-label={t('history')} tabIndex={0}>
          <ol>
            {history.map((entry) => (
              <Entry key={entry.id} {...entry} collections={collections} />
            ))}
          </ol>
        </div>
      )}
    </Card>
  );
}

interface EntryProps extends HistoryEntry {
  readonly collections: Readonly<Record<string, string>>;
}

const ID = /[\da-f]{8}-[\da-f-]{27}/g;

function Entry({ kind, date, role, changes, collections }: EntryProps) {
  const t = useTranslations('adminEditor');
  const grid = useTranslations('adminGrid');
  const textOf = (field: string, text: string): string => {
    if (field === 'collectionIds')
      return (text.match(ID) ?? []).map((id) => collections[id] ?? id).join(', ');
    if (text === 'true' || text === 'false') return grid(text === 'true' ? 'yes' : 'no');
    // Decimals are stored with three or four digits.
    return /^-?\d+\.\d{3,4}$/.test(text) ? String(Number(text)) : text;
  };
  return (
    <li>
      <p className="admin-entry-detail">
        {t(`history_${kind}`)} · {date} ·{' '}
        {role === '' ? t('byJob') : t('byRole', { role: role === 'owner' ? t('owner') : role })}
      </p>
      {changes.length > 0 && (
        <ul>
          {changes.map(({ field, isOfVariant, before, after }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- a list that never changes
            <li key={index}>
              {t(isOfVariant ? 'changeOfVariant' : 'change', {
                field: isNamed(field) ? t(fieldNames[field]) : field,
                before: textOf(field, before) || t('emptyValue'),
                after: textOf(field, after) || t('emptyValue'),
              })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
