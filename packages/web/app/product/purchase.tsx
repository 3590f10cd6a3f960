import { AddToCart } from '../cart/add-to-cart.tsx';
import { useWords } from '../words/use-words.tsx';
import { choiceNames, chosenPictures, mostOf, type Choice } from './choice.ts';
import type { ProductView, VariantView } from './product-view.ts';

interface PurchaseProps {
  readonly product: ProductView;
  readonly choice: Choice;
  readonly variant: VariantView;
}

/** Quantity, what is to be written on it, and the button. */
export function Purchase({ product, choice, variant }: PurchaseProps) {
  const say = useWords('product');
  const names = choiceNames(product, choice);
  const options = variant.id === undefined ? { options: Object.fromEntries(product.options.map(({ name }, at) => [name, names[at]])) } : { variantId: variant.id };
  return (
    <AddToCart className="mt-8 grid gap-5" item={{ catalogItemId: product.id, options }} preview={{ name: product.name, picture: chosenPictures(product, choice)[0], choices: names }}>
      {product.textFields.map(({ title, maxLength, isNeeded }) => (
        <label key={title} className="field">
          <span className="field-label">{title}</span>
          <input className="field-input" name={`text:${title}`} maxLength={maxLength} required={isNeeded} autoComplete="off" />
          <span className="field-hint">{say('lettersAtMost', { count: maxLength })}</span>
        </label>
      ))}
      <div className="flex gap-3">
        <label className="shrink-0">
          <span className="sr-only">{say('quantity')}</span>
          <input className="field-input quantity" type="number" name="quantity" defaultValue={1} min={1} max={mostOf(variant)} inputMode="numeric" required />
        </label>
        <button type="submit" className="button grow">{say('addToCart')}</button>
      </div>
    </AddToCart>
  );
}
