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
interface OptionInput {
  readonly name?: string;
  /** Derived from the choices when it is missing: color codes are rendered as colors. */
  readonly optionType?: 'unspecified_option_type' | 'drop_down' | 'color';
  readonly choices?: readonly ChoiceInput[];
}

interface ChoiceInput {
  /** The name shown. */
  readonly description?: string;
  readonly value?: string;
}

export const MAX_OPTIONS = 6;
const MAX_CHOICES_PER_OPTION = 100;

/**
 * Options and choices with an existing name keep their ids, and with them their variants, cart
 * lines and pictures.
 */
export function takeOptions(
  taking: Taking,
  field: string,
  inputs: readonly OptionInput[],
  existing: ProductState['options'],
  kind: ProductOptionState['kind'],
  { mint }: Making,
): ProductOptionState[] {
  if (inputs.length > MAX_OPTIONS)
    fail(taking, field, 'MAX_SIZE', `must not have more than ${MAX_OPTIONS} entries`, {
      threshold: MAX_OPTIONS,
    });
  const names = new Set<string>();
  return inputs.slice(0, MAX_OPTIONS).flatMap((input, index) => {
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
    const before = existing.find((option) => option.name === name);
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
  existing: readonly ChoiceState[],
  mint: () => string,
): ChoiceState[] {
  if (inputs.length === 0)
    fail(taking, field, 'MIN_SIZE', 'must have at least 1 entries', { threshold: 1 });
  if (inputs.length > MAX_CHOICES_PER_OPTION)
    fail(taking, field, 'MAX_SIZE', `must not have more than ${MAX_CHOICES_PER_OPTION} entries`, {
      threshold: MAX_CHOICES_PER_OPTION,
    });
  const names = new Set<string>();
  return inputs.slice(0, MAX_CHOICES_PER_OPTION).flatMap((input, index) => {
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
    const before = existing.find((choice) => choice.name === name);
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

/** By its name or its value. */
export const findChoice = (option: ProductOptionState, name: string): ChoiceState | undefined =>
  option.choices.find((choice) => choice.name === name) ??
  option.choices.find((choice) => choice.value === name);

const DEFAULT_LENGTH = 500;

/** Replaces all custom text fields. Cart lines refer to them by title, so titles are unique. */
export function setCustomTextFields(
  state: ProductState,
  said: readonly CustomTextField[],
  mint: () => string,
): ProductState | Refusal {
  const existing = new Map((state.doc.customTextFields ?? []).map((field) => [field.title, field]));
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
    const { id = mint(), key = id } = existing.get(title) ?? {};
    fields.push({ id, key, title, maxLength, mandatory });
  }
  const { customTextFields: _before, ...doc } = state.doc;
  return { ...state, doc: fields.length === 0 ? doc : { ...doc, customTextFields: fields } };
}
