import { useWords } from '../i18n/use-translations.tsx';
import { few } from './choice.ts';
import type { ProductView, VariantView } from './product-view.ts';

export function useStockWord(
  { isDigital }: Pick<ProductView, 'isDigital'>,
  variant: VariantView | undefined,
): { readonly kind: 'in' | 'few' | 'out'; readonly word: string } {
  const say = useWords('product');
  if (variant === undefined) return { kind: 'out', word: say('notMade') };
  if (!variant.isInStock) return { kind: 'out', word: say('soldOut') };
  if (variant.left !== undefined && variant.left <= few)
    return { kind: 'few', word: say('fewLeft', { count: variant.left }) };
  return { kind: 'in', word: say(isDigital ? 'digital' : 'inStock') };
}
