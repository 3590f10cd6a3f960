import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import type { EditorAnswer } from './editor-data.ts';
import { SectionError } from './fields.tsx';
import type { SaleTerms, SubscriptionRow } from './load-sale-terms.server.ts';

export interface SaleCardProps extends SaleTerms {
  readonly productId: string;
  readonly answer: EditorAnswer | undefined;
}

export const problemOf = (answer: EditorAnswer | undefined, intent: string): string | undefined =>
  answer?.intent === intent ? answer.message : undefined;

const blankRow: SubscriptionRow = {
  id: '',
  title: '',
  frequency: 'MONTH',
  interval: '1',
  cycles: '',
  discount: '',
};

/** How shoppers receive the product regularly. An empty name removes a row. */
export function SubscriptionsCard({ productId, subscriptions, answer }: SaleCardProps) {
  const t = useTranslations('adminEditor');
  return (
    <Card heading={t('subscriptions')} intro={t('subscriptionsHint')}>
      <SectionError>{problemOf(answer, 'subscriptions')}</SectionError>
      <Form method="post" action={`/admin/products/${productId}`} className="grid gap-4">
        {[...subscriptions, blankRow].map((row, index) => (
          <fieldset key={row.id || `new-${subscriptions.length}`} className="editor-pair">
            <legend className="sr-only">{t('subscription', { number: index + 1 })}</legend>
            <input type="hidden" name="subscriptionId" value={row.id} />
            <Field
              label={t('subscriptionTitle')}
              name="subscriptionTitle"
              defaultValue={row.title}
              maxLength={150}
            />
            <Field
              label={t('subscriptionInterval')}
              name="subscriptionInterval"
              inputMode="numeric"
              defaultValue={row.interval}
            />
            <Select
              label={t('subscriptionFrequency')}
              name="subscriptionFrequency"
              defaultValue={row.frequency}
            >
              <option value="DAY">{t('days')}</option>
              <option value="WEEK">{t('weeks')}</option>
              <option value="MONTH">{t('months')}</option>
              <option value="YEAR">{t('years')}</option>
            </Select>
            <Field
              label={t('subscriptionCycles')}
              name="subscriptionCycles"
              inputMode="numeric"
              defaultValue={row.cycles}
              hint={t('subscriptionCyclesHint')}
            />
            <Field
              label={t('subscriptionDiscount')}
              name="subscriptionDiscount"
              inputMode="decimal"
              defaultValue={row.discount}
            />
          </fieldset>
        ))}
        <p>
          <button className="button button-quiet" name="intent" value="subscriptions">
            {t('saveSubscriptions')}
          </button>
        </p>
      </Form>
    </Card>
  );
}

/** Sells the product as a gift card: what it costs is what the card is worth. */
export function GiftCardCard({ productId, isGiftCard, answer }: SaleCardProps) {
  const t = useTranslations('adminEditor');
  return (
    <Card
      heading={t('giftCard')}
      intro={t('giftCardHint')}
      actions={isGiftCard && <Badge tone="good">{t('isGiftCard')}</Badge>}
    >
      <SectionError>{problemOf(answer, 'giftCard')}</SectionError>
      <Form method="post" action={`/admin/products/${productId}`}>
        <input type="hidden" name="giftCard" value={isGiftCard ? '' : 'true'} />
        <button className="button button-quiet" name="intent" value="giftCard">
          {t(isGiftCard ? 'stopGiftCard' : 'makeGiftCard')}
        </button>
      </Form>
    </Card>
  );
}
