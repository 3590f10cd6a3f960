import type { CustomTextField } from '@shopwright/contract/catalog/products';
import { type Refusal, refuseFields, violation } from '../../../kernel/outcome.ts';
import { fail, type Making, type Taking } from './bounds.ts';
import type {
  ChoiceState,
  CustomTextFieldState,
  ProductOptionState,
  ProductState,
} from './product-state.ts';

/** An option as a merchant or an import states it. */
export interface OptionInput {
  readonly name?: string;
  /** Taken from the choices when it is not said: colours are shown as colours. */
  readonly optionType?: 'unspecified_option_type' | 'drop_down' | 'color';
  readonly choices?: readonly ChoiceInput[];
}

interface ChoiceInput {
  /** The name shown. */
  readonly description?: string;
  readonly value?: string;
}

export const MOST_OPTIONS = 6;
export const MOST_CHOICES = 100;

/** What was there under the same name keeps its ids, and with them its variants, cart lines and pictures. */
export function takeOptions(
  taking: Taking,
  field: string,
  inputs: readonly OptionInput[],
  known: ProductState['options'],
  kind: ProductOptionState['kind'],
  { mint }: Making,
): ProductOptionState[] {
  if (inputs.length > MOST_OPTIONS)
    fail(taking, field, 'MAX_SIZE', `must not have more than ${MOST_OPTIONS} entries`, {
      threshold: MOST_OPTIONS,
    });
  const names = new Set<string>();
  return inputs.slice(0, MOST_OPTIONS).flatMap((input, index) => {
    const at = `${field}[${index}]`;
    const name = input.name;
    if (name === undefined || name === '')
      return fail(taking, `${at}.name`, 'REQUIRED_FIELD', 'is required') ?? [];
    if (names.has(name))
      return (
        fail(taking, `${at}.name`, 'VALIDATION', 'is the name of another option of this product') ??
        []
      );
    names.add(name);
    const before = known.find((option) => option.name === name);
    const choices = takeChoices(
      taking,
      `${at}.choices`,
      input.choices ?? [],
      before?.choices ?? [],
      mint,
    );
    return [
      {
        customizationId: before?.customizationId ?? mint(),
        kind,
        key: before?.key ?? name,
        name,
        renderType: showsColours(input.optionType, choices) ? 'SWATCH_CHOICES' : 'TEXT_CHOICES',
        choices,
      },
    ];
  });
}

function takeChoices(
  taking: Taking,
  field: string,
  inputs: readonly ChoiceInput[],
  known: readonly ChoiceState[],
  mint: () => string,
): ChoiceState[] {
  if (inputs.length === 0)
    fail(taking, field, 'MIN_SIZE', 'must have at least 1 entries', { threshold: 1 });
  if (inputs.length > MOST_CHOICES)
    fail(taking, field, 'MAX_SIZE', `must not have more than ${MOST_CHOICES} entries`, {
      threshold: MOST_CHOICES,
    });
  const names = new Set<string>();
  return inputs.slice(0, MOST_CHOICES).flatMap((input, index) => {
    const name = input.description ?? input.value;
    if (name === undefined || name === '')
      return fail(taking, `${field}[${index}].description`, 'REQUIRED_FIELD', 'is required') ?? [];
    if (names.has(name))
      return (
        fail(
          taking,
          `${field}[${index}].description`,
          'VALIDATION',
          'is another choice of this option already',
        ) ?? []
      );
    names.add(name);
    const before = known.find((choice) => choice.name === name);
    return [
      {
        id: before?.id ?? mint(),
        key: before?.key ?? name,
        name,
        value: input.value ?? name,
        mediaIds: before?.mediaIds ?? [],
      },
    ];
  });
}

const showsColours = (type: OptionInput['optionType'], choices: readonly ChoiceState[]): boolean =>
  type === 'color' || (type !== 'drop_down' && choices.every(({ value }) => isColour(value)));

const isColour = (value: string): boolean =>
  /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(rgb|hsl)a?\([\d\s.,%/deg-]+\))$/i.test(value.trim());

/** By its name, or by its value where that is told. */
export const findChoice = (option: ProductOptionState, name: string): ChoiceState | undefined =>
  option.choices.find((choice) => choice.name === name) ??
  option.choices.find((choice) => choice.value === name);

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
