import type { Violation } from '@shopwright/contract/cart/totals';
import type { ViewedLine } from './view-lines.ts';

/** One violation for each line that cannot be bought as it is. */
export function violationsOf(lines: readonly ViewedLine[]): Violation[] {
  return lines.flatMap(
    ({ line, item, missing, availability: { status, quantityAvailable } }): Violation[] => {
      if (status === 'AVAILABLE' || status === undefined) return [];
      const name = item?.name ?? (line.kind === 'catalog' ? line.seen.name : 'This item');
      const description =
        status === 'PARTIALLY_AVAILABLE'
          ? `Only ${quantityAvailable} of "${name}" are left.`
          : status === 'NOT_AVAILABLE'
            ? `"${name}" is out of stock.`
            : (missing?.description ?? `"${name}" is no longer sold.`);
      const fix =
        status === 'PARTIALLY_AVAILABLE' ? {} : { suggestedFix: 'REMOVE_LINE_ITEM' as const };
      return [
        {
          severity: 'ERROR',
          target: { lineItem: { name: 'LINE_ITEM_DEFAULT', id: line.id, ...fix } },
          description: description.slice(0, 1000),
        },
      ];
    },
  );
}
