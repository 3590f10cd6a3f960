import { Link } from '../shop/link.tsx';
import { Picture } from '../ui/picture.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { CartForm } from './cart-form.tsx';
import { useCart } from './cart-context.ts';
import type { CartLine } from './cart-view.ts';
import { useEarlierPrices } from './earlier-prices.ts';

interface CartLinesProps {
  readonly lines: readonly CartLine[];
  /** One level below the section's heading. */
  readonly heading: 'h2' | 'h3';
}

export function CartLines({ lines, heading }: CartLinesProps) {
  const earlier = useEarlierPrices(lines);
  return (
    <ul className="cart-lines">
      {lines.map((line) => (
        <Line key={line.item} line={line} heading={heading} earlier={earlier[line.id]} />
      ))}
    </ul>
  );
}

function Line({
  line,
  heading: Heading,
  earlier,
}: {
  readonly line: CartLine;
  readonly heading: 'h2' | 'h3';
  readonly earlier: string | undefined;
}) {
  const t = useTranslations('cart');
  const { close } = useCart();
  const { name, path, picture, details, quantity, countable, price, problem, offer } = line;
  return (
    <li className="cart-line">
      <div className="cart-picture">
        {picture && <Picture image={picture} sizes="9rem" className="size-full" />}
      </div>
      <div className="grid content-start gap-1">
        <Heading className="cart-name">
          {path ? (
            <Link className="card-name" to={path} onClick={close}>
              <bdi>{name}</bdi>
            </Link>
          ) : (
            <bdi>{name}</bdi>
          )}
        </Heading>
        {details.length > 0 && (
          <ul className="text-sm text-quiet">
            {details.map((detail) => (
              <li key={detail.name + detail.value} className="break-words whitespace-pre-line">
                {detail.name && <span className="sr-only">{detail.name}: </span>}
                <bdi>{detail.value}</bdi>
              </li>
            ))}
          </ul>
        )}
        {price && quantity > 1 && (
          <p className="text-sm text-quiet tabular-nums">{t('each', { price })}</p>
        )}
        {earlier && <p className="text-sm text-accent">{t('newPrice', { before: earlier })}</p>}
        {problem && <p className="text-sm text-alarm">{problem}</p>}
        {offer !== undefined && (
          <CartForm intent="update" fields={{ line: line.id, quantity: String(offer) }}>
            <button className="link text-sm">{t('take', { count: offer })}</button>
          </CartForm>
        )}
      </div>
      <LineTotal line={line} />
      <div className="cart-controls">
        {countable ? (
          <Stepper line={line} />
        ) : (
          <p className="text-sm text-quiet tabular-nums">
            {t('quantity')}: {quantity}
          </p>
        )}
        <CartForm intent="remove" fields={{ line: line.id }}>
          <button className="cart-remove link" aria-label={t('removeItem', { name })}>
            {t('remove')}
          </button>
        </CartForm>
      </div>
    </li>
  );
}

/** The sum is the server's; one it has not worked out yet is not shown as if it were. */
function LineTotal({
  line: { total, before, pending = false, problem, offer },
}: {
  readonly line: CartLine;
}) {
  const t = useTranslations('cart');
  return (
    <p className="text-end tabular-nums" aria-busy={pending}>
      {pending ? (
        <span className="cart-pending">
          <span className="sr-only">{t('pending')}</span>
        </span>
      ) : (
        <>
          {before && (
            <>
              <span className="sr-only">{t('before')} </span>
              <s className="block text-sm text-quiet">{before}</s>
              <span className="sr-only"> {t('now')} </span>
            </>
          )}
          <span className={problem && offer === undefined ? 'text-quiet line-through' : ''}>
            {total}
          </span>
        </>
      )}
    </p>
  );
}

/**
 * Two buttons and a field. Without JavaScript each of them submits the form; the field has its own
 * button for that.
 */
function Stepper({ line: { id, name, quantity } }: { readonly line: CartLine }) {
  const t = useTranslations('cart');
  const { send } = useCart();
  return (
    <CartForm intent="update" fields={{ line: id }} className="flex items-center gap-3">
      <span className="stepper">
        <button name="step" value="-1" aria-label={t('fewer', { name })}>
          −
        </button>
        <input
          // A new quantity from elsewhere resets the field.
          key={quantity}
          name="quantity"
          type="number"
          inputMode="numeric"
          min={0}
          max={100_000}
          required
          defaultValue={quantity}
          aria-label={t('quantityOf', { name })}
          onBlur={({ currentTarget: { value, validity } }) => {
            if (validity.valid && Number(value) !== quantity)
              send({ intent: 'update', line: id, quantity: value });
          }}
        />
        <button name="step" value="1" aria-label={t('more', { name })}>
          +
        </button>
      </span>
      <button className="cart-update link text-sm">{t('update')}</button>
    </CartForm>
  );
}
