import type { ReactNode } from 'react';
import { Picture } from '../ui/picture.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { FileView, OrderView } from './order-view.ts';

const paymentStateMessages = {
  paid: 'paymentPaid',
  later: 'paymentDueLater',
  trial: 'paymentTrial',
  pending: 'paymentPending',
  canceled: 'paymentCanceled',
  refunded: 'paymentRefunded',
  declined: 'paymentDeclined',
} as const;
const fulfillmentMessages = {
  none: 'fulfillmentNone',
  part: 'fulfillmentPart',
  all: 'fulfillmentAll',
} as const;

/** Payment status, delivery and billing of an order. */
export function OrderFacts({ order }: { readonly order: OrderView }) {
  const t = useTranslations('order');
  const { paymentState, fulfillment, delivery, billing, note, open, terms, hasGiftCard } = order;
  return (
    <dl className="order-facts">
      <Fact label={t('payment')}>
        {t(paymentStateMessages[paymentState])}
        {open && paymentState !== 'canceled' && paymentState !== 'trial' && (
          <span className="block text-quiet">{t('stillOpen', { amount: open })}</span>
        )}
        {terms.map((term) => (
          <span key={term} className="block text-quiet">
            {term}
          </span>
        ))}
      </Fact>
      {delivery && (
        <Fact label={t(delivery.pickup ? 'pickUpAt' : 'deliveredTo')}>
          {delivery.lines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
          <span className="block text-quiet">
            {[delivery.title, delivery.time].filter(Boolean).join(' · ')}
          </span>
          {delivery.pickup && delivery.instructions && (
            <span className="block text-quiet">{delivery.instructions}</span>
          )}
        </Fact>
      )}
      {delivery && paymentState !== 'canceled' && (
        <Fact label={t('sending')}>{t(fulfillmentMessages[fulfillment])}</Fact>
      )}
      {billing.length > 1 && (
        <Fact label={t('billTo')}>
          {billing.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </Fact>
      )}
      {hasGiftCard && <Fact label={t('giftCards')}>{t('giftCardsMailed')}</Fact>}
      {note !== '' && <Fact label={t('note')}>{note}</Fact>}
    </dl>
  );
}

const Fact = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

const instead = { over: 'downloadOver', follows: 'fileFollows', unpaid: 'fileWhenPaid' } as const;

/** The file of a line item, or why it is not available. */
function FileLine({
  file: { state, path, name: fileName, until, left },
  name,
}: {
  readonly file: FileView;
  readonly name: string;
}) {
  const t = useTranslations('order');
  if (state !== 'ready' || path === undefined)
    return (
      <p className="mt-1 text-sm text-quiet">{t(instead[state === 'ready' ? 'follows' : state])}</p>
    );
  return (
    <>
      <p className="mt-1">
        <a className="link inline-block py-1" href={path} rel="nofollow" download>
          {t('download')}
          <span className="sr-only"> {name}</span>
        </a>
      </p>
      <p className="text-sm text-quiet">
        {[
          fileName,
          until && t('downloadUntil', { date: until }),
          left !== undefined && t('downloadsLeft', { count: left }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </>
  );
}

/** The files above everything else, where the line items are far below: on a phone. */
export function OrderFiles({ order }: { readonly order: OrderView }) {
  const t = useTranslations('order');
  const ready = order.lines.flatMap(({ id, name, file }) =>
    file?.state === 'ready' ? [{ id, name, file }] : [],
  );
  if (ready.length === 0) return null;
  return (
    <section className="mt-8 lg:hidden">
      <h2 className="subtitle">{t('yourDownloads', { count: ready.length })}</h2>
      <ul className="mt-3 grid gap-4">
        {ready.map(({ id, name, file }) => (
          <li key={id}>
            <p>{name}</p>
            <FileLine file={file} name={name} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The items and totals. */
export function OrderLines({ order }: { readonly order: OrderView }) {
  const t = useTranslations('order');
  const { lines, rows, total, taxIncluded } = order;
  return (
    <>
      <ul className="order-lines">
        {lines.map((line) => (
          <li key={line.id}>
            {line.picture ? (
              <Picture image={{ ...line.picture, altText: '' }} />
            ) : (
              <span className="picture" />
            )}
            <div className="min-w-0">
              <p>
                <bdi>{line.name}</bdi>
              </p>
              <p className="text-sm text-quiet">{t('quantity', { count: line.quantity })}</p>
              {line.details.map((detail) => (
                <p key={detail} className="text-sm text-quiet">
                  {detail}
                </p>
              ))}
              {line.file && <FileLine file={line.file} name={line.name} />}
            </div>
            <p className="text-end tabular-nums">
              {line.before && (
                <>
                  <span className="sr-only">{t('priceBefore')} </span>
                  <s className="block text-quiet">{line.before}</s>
                  <span className="sr-only"> {t('priceNow')} </span>
                </>
              )}
              {line.total}
            </p>
          </li>
        ))}
      </ul>
      <dl className="order-totals">
        {rows.map(({ label, amount }, index) => (
          <div key={`${index} ${label}`}>
            <dt>{label}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className="order-total">
          <dt>{t('total')}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {taxIncluded && (
        <p className="mt-1 text-end text-sm text-quiet">
          {t('taxIncluded', { amount: taxIncluded })}
        </p>
      )}
    </>
  );
}
