import type { InfoSection } from '@shopwright/contract/catalog/info-sections';
import { type Refusal, refuseFields, violation } from '../../../kernel/outcome.ts';
import { type SafeHtml, toSafeHtml } from '../../../kernel/safe-html.ts';
import { type AttributeRules, renderCommon } from './attribute.ts';

export interface InfoSectionFields {
  /** Null for a section of one product. */
  readonly uniqueName: string | null;
  readonly title: string;
  readonly description: SafeHtml;
}

export interface InfoSectionInput {
  readonly uniqueName?: string | null | undefined;
  readonly title?: string | null | undefined;
  readonly plainDescription?: string | null | undefined;
}

function take(
  before: InfoSectionFields,
  input: InfoSectionInput,
  path: string,
): InfoSectionFields | Refusal {
  const { uniqueName, title, plainDescription } = input;
  const fields: InfoSectionFields = {
    uniqueName: uniqueName === undefined ? before.uniqueName : (uniqueName?.trim() ?? ''),
    title: (title ?? before.title).trim(),
    description:
      plainDescription === undefined ? before.description : toSafeHtml(plainDescription ?? ''),
  };
  const missing = (['uniqueName', 'title'] as const).filter((name) => fields[name] === '');
  return missing.length === 0
    ? fields
    : refuseFields(
        ...missing.map((name) => violation(`${path}.${name}`, 'REQUIRED_FIELD', 'is required')),
      );
}

const blank: InfoSectionFields = { uniqueName: '', title: '', description: toSafeHtml('') };

export const infoSectionRules: AttributeRules<InfoSectionFields, InfoSectionInput, InfoSection> = {
  noun: 'info section',
  eventNoun: 'info_section',
  make: (input, path) => take(blank, input, path),
  patch: take,
  uniqueName: ({ uniqueName }) => uniqueName,
  toWire: (section, assignedProductsCount) => ({
    ...renderCommon(section),
    ...(section.fields.uniqueName === null ? {} : { uniqueName: section.fields.uniqueName }),
    title: section.fields.title,
    plainDescription: section.fields.description,
    ...(assignedProductsCount === undefined ? {} : { assignedProductsCount }),
  }),
  detach: (product, { id }) =>
    product.infoSections.some(({ infoSectionId }) => infoSectionId === id)
      ? {
          ...product,
          infoSections: product.infoSections.filter(({ infoSectionId }) => infoSectionId !== id),
        }
      : product,
};
