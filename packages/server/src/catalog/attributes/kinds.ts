import type { Brand } from '@shopwright/contract/catalog/brands';
import type { InfoSection } from '@shopwright/contract/catalog/info-sections';
import type { Ribbon } from '@shopwright/contract/catalog/ribbons';
import type { AttributeKind } from './change-attributes.ts';
import {
  infoSectionRules,
  type InfoSectionFields,
  type InfoSectionInput,
} from './rules/info-section.ts';
import { brandRules, ribbonRules, type LabelFields } from './rules/label.ts';
import { brandTable, infoSectionTable, ribbonTable } from './store/attributes.ts';

export const brandKind: AttributeKind<LabelFields, Brand, Brand> = {
  rules: brandRules,
  table: brandTable,
  part: 'brand',
  limitRule: 'BRAND_LIMIT_EXCEEDED',
};

export const ribbonKind: AttributeKind<LabelFields, Ribbon, Ribbon> = {
  rules: ribbonRules,
  table: ribbonTable,
  part: 'ribbon',
  limitRule: 'RIBBON_LIMIT_EXCEEDED',
};

export const infoSectionKind: AttributeKind<InfoSectionFields, InfoSectionInput, InfoSection> = {
  rules: infoSectionRules,
  table: infoSectionTable,
  part: 'additionalInfoSections',
  limitRule: 'INFO_SECTION_LIMIT_EXCEEDED',
};
