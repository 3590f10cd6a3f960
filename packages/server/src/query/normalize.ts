import type { FilterNode } from './nodes.ts';
import type { Query } from './query.ts';

/** A cache key: the same text for equivalent queries, and never for two that differ. */
export function normalize({ filter, order, page }: Query): string {
  const where =
    page.by === 'offset'
      ? ['offset', page.limit, page.offset]
      : ['cursor', page.limit, page.back, page.from ?? null];
  return JSON.stringify([filterKey(filter), order.map((term) => [term.name, term.order]), where]);
}

function filterKey(node: FilterNode): string {
  switch (node.kind) {
    case 'everything':
    case 'nothing':
      return node.kind;
    case 'and':
    case 'or':
      return `${node.kind}(${[...new Set(node.nodes.map(filterKey))].sort().join()})`;
    case 'not':
      return `not(${filterKey(node.node)})`;
    case 'compare':
      return `${node.comparison}${JSON.stringify([node.name, node.value])}`;
    case 'any':
    case 'every':
      return `${node.kind}${JSON.stringify([node.name, node.values])}`;
    case 'match':
      return `${node.part}${JSON.stringify([node.name, node.text])}`;
    case 'empty':
    case 'exists':
      return `${node.kind}${JSON.stringify([node.name])}`;
  }
}
