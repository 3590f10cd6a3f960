import { useEffect, useId, useRef, useState, type ComponentType } from 'react';
import { AddToCart } from '../cart/add-to-cart.tsx';
import { itemText } from '../cart/item.ts';
import { untilLoaded } from '../ui/until-loaded.ts';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { BuyBarProps } from './buy-bar.tsx';
import { choiceNames, chosenPictures, maxQuantityOf, type Choice } from './choice.ts';
import type { ProductView, VariantView } from './product-view.ts';

interface PurchaseProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly variant: VariantView;
}

/** Quantity, custom texts and the button. */
export function Purchase({ product, choice, variant }: PurchaseProps) {
  const t = useTranslations('product');
  const names = choiceNames(product, choice);
  const options =
    variant.id === undefined
      ? { options: Object.fromEntries(product.options.map(({ name }, at) => [name, names[at]])) }
      : { variantId: variant.id };
  const button = useRef<HTMLButtonElement>(null);
  const [BuyBar, setBuyBar] = useState<ComponentType<BuyBarProps>>();
  // Only narrow screens have it, and nothing of it is needed before the page has been scrolled.
  useEffect(() => {
    if (matchMedia('(width < 64rem)').matches)
      untilLoaded(() => import('./buy-bar.tsx')).then(
        (loaded) => setBuyBar(() => loaded.BuyBar),
        () => undefined,
      );
  }, []);
  const formId = useId();
  const ways =
    product.plans.length > 0 ? [{ id: '', name: t('once'), terms: '' }, ...product.plans] : [];
  return (
    <AddToCart
      id={formId}
      className="mt-8 grid gap-5"
      item={{ catalogItemId: product.id, options }}
      preview={{ name: product.name, picture: chosenPictures(product, choice)[0], choices: names }}
    >
      {ways.length > 0 && (
        <fieldset className="border-b border-line">
          <legend className="pb-2.5 text-quiet">{t('howOften')}</legend>
          {ways.map(({ id, name, terms }, at) => (
            <label key={id} className="plan">
              {/* Named like the item's fields and after them, so that these choices win. */}
              <input
                type="radio"
                name="item"
                value={itemText({
                  catalogItemId: product.id,
                  options: { ...options, subscriptionOptionId: id },
                })}
                defaultChecked={at === 0}
              />
              <span className="grow">
                {name}
                {terms && <span className="field-hint block">{terms}</span>}
              </span>
              <span className="tabular-nums">
                {at === 0 ? variant.price?.now : variant.planPrices?.[at - 1]}
              </span>
            </label>
          ))}
        </fieldset>
      )}
      {product.textFields.map(({ title, maxLength, isNeeded }) => (
        <label key={title} className="field">
          <span className="field-label" dir="auto">
            {title}
          </span>
          <input
            className="field-input"
            name={`text:${title}`}
            maxLength={maxLength}
            required={isNeeded}
            autoComplete="off"
          />
          <span className="field-hint">{t('maxCharacters', { count: maxLength })}</span>
        </label>
      ))}
      <div className="flex flex-wrap gap-3">
        <label className="shrink-0">
          <span className="sr-only">{t('quantity')}</span>
          <input
            className="field-input quantity"
            type="number"
            name="quantity"
            defaultValue={1}
            min={1}
            max={maxQuantityOf(variant)}
            inputMode="numeric"
            required
          />
        </label>
        <button ref={button} type="submit" className="button grow">
          {t('addToCart')}
        </button>
      </div>
      {BuyBar && (
        <BuyBar button={button} formId={formId} name={product.name} price={variant.price?.now} />
      )}
    </AddToCart>
  );
}
