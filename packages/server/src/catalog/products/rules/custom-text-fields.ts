import type { CustomTextField } from '@shopwright/contract/catalog/products';
import { refuseFields, violation, type Refusal } from '../../../kernel/outcome.ts';
import type { CustomTextFieldState, ProductState } from './product-state.ts';

const DEFAULT_LENGTH = 500;

/** The text fields of a product, all at once. Carts name them by their titles, so no two may have the same. */
export function setCustomTextFields(
  state: ProductState,
  said: readonly CustomTextField[],
  mint: () => string,
): ProductState | Refusal {
  const known = new Map((state.doc.customTextFields ?? []).map((field) => [field.title, field]));
  const fields: CustomTextFieldState[] = [];
  for (const [
    index,
    { title: sent = '', maxLength = DEFAULT_LENGTH, mandatory = false },
  ] of said.entries()) {
    const title = sent.trim();
    if (title === '')
      return refuseFields(
        violation(`customTextFields[${index}].title`, 'REQUIRED_FIELD', 'is required'),
      );
    if (maxLength < 1)
      return refuseFields(
        violation(`customTextFields[${index}].maxLength`, 'MIN', 'must be at least 1', {
          threshold: 1,
        }),
      );
    if (fields.some((field) => field.title === title))
      return refuseFields(
        violation(
          `customTextFields[${index}].title`,
          'OTHER',
          'is the title of another field of this product',
        ),
      );
    const { id = mint(), key = id } = known.get(title) ?? {};
    fields.push({ id, key, title, maxLength, mandatory });
  }
  const { customTextFields: _before, ...doc } = state.doc;
  return { ...state, doc: fields.length === 0 ? doc : { ...doc, customTextFields: fields } };
}
