import type { InfoSectionState } from '../../products/rules/product-state.ts';
import type { Attribute } from './attribute.ts';
import type { InfoSectionFields } from './info-section.ts';

/** The sections with these IDs, from the product's own and the shared ones; or the first missing. */
export function chooseInfoSections(
  own: readonly InfoSectionState[],
  shared: readonly Attribute<InfoSectionFields>[],
  ids: readonly string[],
): { readonly chosen: readonly InfoSectionState[] } | { readonly missing: string } {
  const available = new Map(own.map((section) => [section.infoSectionId, section]));
  for (const { id, fields } of shared)
    if (!available.has(id)) available.set(id, { infoSectionId: id, ...fields, shared: true });
  const missing = ids.find((id) => !available.has(id));
  if (missing !== undefined) return { missing };
  const chosen = ids.flatMap((id) => available.get(id) ?? []);
  // The identical list writes nothing.
  const isUnchanged =
    chosen.length === own.length && chosen.every((section, index) => section === own[index]);
  return { chosen: isUnchanged ? own : chosen };
}
