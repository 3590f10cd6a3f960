import type { FilterNode } from '../../query/index.ts';
import { ALL_PRODUCTS_ID } from '../products/rules/product-state.ts';

/** Every product is in the all-products collection, though no row says so: asking for it asks for nothing. */
export function withoutAllProducts(node: FilterNode): FilterNode {
  switch (node.kind) {
    case 'and':
    case 'or':
      return { ...node, nodes: node.nodes.map(withoutAllProducts) };
    case 'not':
      return { ...node, node: withoutAllProducts(node.node) };
    case 'any':
      return node.values.includes(ALL_PRODUCTS_ID) ? { kind: 'everything' } : node;
    case 'every': {
      const values = node.values.filter((value) => value !== ALL_PRODUCTS_ID);
      return values.length === 0 ? { kind: 'everything' } : { ...node, values };
    }
    // No product is in no collection.
    case 'empty':
      return node.name === 'collectionIds' || node.name === 'collections.id'
        ? { kind: 'nothing' }
        : node;
    default:
      return node;
  }
}
