import { useSearchParams } from 'react-router';
import { useScripts } from '../../ui/use-scripts.ts';

/**
 * The address for forms of the products: it keeps what the page searches for and shows. Without
 * JavaScript the page opens at the products again.
 */
export function useProductsAction(): string {
  const [params] = useSearchParams();
  const hasScripts = useScripts();
  const remaining = new URLSearchParams(params);
  remaining.delete('created');
  return `?${remaining.toString()}${hasScripts ? '' : '#products'}`;
}
