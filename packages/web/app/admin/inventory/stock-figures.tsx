import { Link } from 'react-router';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import type { StockState } from './definition.ts';

interface StockFiguresProps {
  readonly sku: string;
  readonly location: string;
  readonly isCounted: boolean;
  readonly available: number;
  readonly reserved: number;
  readonly state: StockState;
  /** Undefined for staff who may not see it. */
  readonly waiting: number | undefined;
}

const tones = {
  OUT_OF_STOCK: 'bad',
  LOW: 'attention',
  IN_STOCK: 'good',
  PREORDER: 'neutral',
} as const;

/** How many pieces there are, and how many customers wait for more. */
export function StockFigures({
  sku,
  location,
  isCounted,
  available,
  reserved,
  state,
  waiting,
}: StockFiguresProps) {
  const t = useTranslations('adminInventory');
  const { locale } = useLanguage();
  const format = (value: number): string => new Intl.NumberFormat(locale).format(value);
  return (
    <Card
      heading={t('stockNow')}
      intro={[location, sku].filter(Boolean).join(' · ')}
      actions={<Badge tone={tones[state]}>{t(`state_${state}`)}</Badge>}
    >
      <dl className="plan-counts">
        {isCounted && (
          <>
            <Figure name={t('available')} value={format(available)} />
            <Figure name={t('reserved')} value={format(reserved)} />
            <Figure name={t('onHand')} value={format(available + reserved)} />
          </>
        )}
        {waiting !== undefined && <Figure name={t('customersWaiting')} value={format(waiting)} />}
      </dl>
      {!isCounted && <p className="text-quiet">{t('notCounted')}</p>}
      {waiting !== undefined && waiting > 0 && (
        <p>
          <Link className="link" to="/admin/inventory/requests">
            {t('restockRequests')}
          </Link>
        </p>
      )}
    </Card>
  );
}

function Figure({ name, value }: { readonly name: string; readonly value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
