import { POSITION_STEP } from '../../products/rules/product-state.ts';

/** The neighbors of the place that products move to; undefined at either end of the collection. */
export interface Gap {
  readonly before: number | undefined;
  readonly after: number | undefined;
}

/**
 * Ascending positions for products between two neighbors; undefined if there are too few, so that
 * the collection has to be renumbered. Positions stay positive, because exported files state them.
 */
export function positionsBetween({ before = 0, after }: Gap, count: number): number[] | undefined {
  const step = after === undefined ? POSITION_STEP : Math.floor((after - before) / (count + 1));
  if (step < 1) return undefined;
  return Array.from({ length: count }, (_, index) => before + (index + 1) * step);
}
