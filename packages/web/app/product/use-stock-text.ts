import { useTranslations } from '../i18n/use-translations.tsx';
import { few } from './choice.ts';
import type { ProductView, VariantView } from './product-view.ts';

export function useStockText(
  { isDigital }: Pick<ProductView, 'isDigital'>,
  variant: VariantView | undefined,
): { readonly kind: 'in' | 'few' | 'out'; readonly word: string } {
  const t = useTranslations('product');
  if (variant === undefined) return { kind: 'out', word: t('notMade') };
  if (!variant.isInStock) return { kind: 'out', word: t('soldOut') };
  if (variant.left !== undefined && variant.left <= few)
    return { kind: 'few', word: t('fewLeft', { count: variant.left }) };
  return { kind: 'in', word: t(isDigital ? 'digital' : 'inStock') };
}
