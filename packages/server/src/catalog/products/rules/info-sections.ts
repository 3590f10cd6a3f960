import type { AdditionalInfoSection } from '@shopwright/contract/catalog/products';
import { toSafeHtml } from '../../../kernel/safe-html.ts';
import type { InfoSectionState } from './product-state.ts';
import type { Making } from './bounds.ts';

/** The sections as the merchant states them. One that others use too is copied before it is changed, never changed for them. */
export function takeInfoSections(
  inputs: readonly AdditionalInfoSection[],
  known: readonly InfoSectionState[],
  { mint }: Making,
): InfoSectionState[] {
  const wanted = inputs.map(({ title = '', description = '' }) => ({
    title,
    description: toSafeHtml(description),
  }));
  const left = new Set(known);
  const claim = (found: InfoSectionState | undefined): InfoSectionState | undefined => {
    if (found) left.delete(found);
    return found;
  };
  // Those that are just as before first, so that none of them is taken for a changed one.
  const same = wanted.map((section) =>
    claim(
      [...left].find(
        (other) => other.title === section.title && other.description === section.description,
      ),
    ),
  );
  return wanted.map((section, index) => {
    const before =
      same[index] ??
      claim([...left].find((other) => other.title === section.title && !other.shared));
    if (before === undefined)
      return { infoSectionId: mint(), uniqueName: null, shared: false, ...section };
    return same[index] ?? { ...before, ...section };
  });
}
