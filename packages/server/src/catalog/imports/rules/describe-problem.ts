import type { CatalogImportProblemCode } from '@shopwright/contract/catalog/catalog-imports';

/** What to change in the file, for each kind of problem. */
const advice: Readonly<Record<CatalogImportProblemCode, string>> = {
  ADJUSTED: 'The product is imported. Check it after the import.',
  DUPLICATE_PRODUCT: 'Choose to update existing products, or remove the row.',
  INVALID_VALUE: 'Correct the value.',
  NOT_AN_IMAGE_URL: 'Enter an address that begins with https://.',
  NOT_A_BOOLEAN: 'Enter TRUE or FALSE.',
  NOT_A_NUMBER: 'Enter digits with a point, such as 12.90, without a currency sign.',
  NOT_A_WHOLE_NUMBER: 'Enter a number without a fraction.',
  NOT_JSON: 'Enter valid JSON, or leave the cell empty.',
  REQUIRED: 'Enter a value.',
  TOO_LONG: 'Shorten the text.',
  TOO_MANY_CELLS: 'Put quotes around cells that contain the separator.',
  UNREADABLE: 'Correct the row, or remove it.',
  VARIANT_WITHOUT_PRODUCT: 'Put the variant below the row of its product.',
  WRONG_ENCODING: 'Save the file as UTF-8.',
  WRONG_ROW_TYPE: 'Enter one of the types that the format has.',
};

export const adviceFor = (code: CatalogImportProblemCode): string => advice[code];

/** The importer reports fragments such as `is required`; the report has sentences. */
export function sentenceOf(problem: {
  readonly code: CatalogImportProblemCode;
  readonly title: string;
  readonly reason: string;
}): string {
  const { code, title, reason } = problem;
  if (code === 'DUPLICATE_PRODUCT') return 'There is already a product with this slug or ID.';
  const isSentence = /^["“\dA-Z]|^https?:/.test(reason);
  const text = isSentence ? reason : `${title === '' ? 'The row' : `"${title}"`} ${reason}`;
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
