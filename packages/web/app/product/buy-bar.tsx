import { useEffect, useState, type RefObject } from 'react';
import { useTranslations } from '../i18n/use-translations.tsx';

export interface BuyBarProps {
  /** The page's own button: the bar is there while that one is scrolled out at the top. */
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly formId: string;
  readonly name: string;
  readonly price: string | undefined;
}

/**
 * "Add to cart" at the bottom of a narrow screen, for the form above. It lies over the page, so
 * nothing moves when it appears, and is inert while it is out of sight, so that the keyboard and a
 * screen reader meet one button and not two.
 */
export function BuyBar({ button, formId, name, price }: BuyBarProps) {
  const t = useTranslations('product');
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!button.current) return undefined;
    const observer = new IntersectionObserver(([entry]) =>
      setShown(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top < 0),
    );
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [button]);
  return (
    <div
      className="buy-bar"
      role="group"
      aria-label={t('buyBar')}
      data-shown={isShown}
      inert={!isShown}
    >
      <p className="min-w-0 grow leading-snug">
        <bdi className="block truncate">{name}</bdi>
        {price && <span className="block text-sm text-quiet tabular-nums">{price}</span>}
      </p>
      <button type="submit" form={formId} className="button shrink-0">
        {t('addToCart')}
      </button>
    </div>
  );
}
