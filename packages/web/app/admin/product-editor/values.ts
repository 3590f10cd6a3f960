/** What the product editor shows and sends: every field as its text, the same in the browser and on the server. */

/** Fields with one text each. */
const TEXT_FIELDS = [
  'name',
  'description',
  'productType',
  'price',
  'discountType',
  'discountValue',
  'cost',
  'unitTotal',
  'unitTotalUnit',
  'unitBase',
  'unitBaseUnit',
  'weight',
  'sku',
  'barcode',
  'quantity',
  'ribbon',
  'brand',
  'slug',
  'seoTitle',
  'seoDescription',
] as const;
/** Fields that are on (`true`) or off (empty). */
const SWITCHES = ['visible', 'tracked', 'inStock', 'manageVariants'] as const;
/** Fields with several parts, in one normal form. */
const LISTS = [
  'collections',
  'textFields',
  'infoSections',
  'sharedSections',
  'options',
  'variantEdits',
] as const;

export const FIELD_NAMES = [...TEXT_FIELDS, ...SWITCHES, ...LISTS] as const;
export type FieldName = (typeof FIELD_NAMES)[number];
export type EditorValues = Readonly<Record<FieldName, string>>;

export const blankValues: EditorValues = {
  ...(Object.fromEntries(FIELD_NAMES.map((name) => [name, ''])) as Record<FieldName, string>),
  visible: 'true',
  inStock: 'true',
  manageVariants: 'true',
  productType: 'physical',
  discountType: 'NONE',
  textFields: '[]',
  infoSections: '[]',
  options: '[]',
};

export interface TextFieldValue {
  readonly title: string;
  readonly maxLength: string;
  readonly mandatory: boolean;
}

/** A section of this product alone. */
export interface InfoSectionValue {
  readonly title: string;
  /** HTML. */
  readonly description: string;
}

export interface ChoiceValue {
  readonly description: string;
  /** The color code of a color. */
  readonly value?: string;
}

export interface OptionValue {
  readonly name: string;
  /** The name when the editor was opened; empty for a new option. */
  readonly previousName: string;
  readonly choices: readonly ChoiceValue[];
}

/** Reads what is in the form now. Fields that the form does not have stay as they are in `base`. */
export function readValues(form: FormData, base: EditorValues): EditorValues {
  const texts = (name: string): string[] =>
    form.getAll(name).map((value) => (typeof value === 'string' ? normalize(value) : ''));
  const has = (section: string): boolean => texts('section').includes(section);
  const text = (name: FieldName): string => texts(name)[0] ?? base[name];
  const entries: [FieldName, string][] = [
    ...TEXT_FIELDS.map((name): [FieldName, string] => [name, text(name)]),
    ...SWITCHES.map((name): [FieldName, string] => [
      name,
      has(name) ? (form.has(name) ? 'true' : '') : base[name],
    ]),
    [
      'collections',
      has('collections') ? texts('collection').toSorted().join(' ') : base.collections,
    ],
    ['textFields', has('textFields') ? JSON.stringify(readTextFields(texts)) : base.textFields],
    [
      'infoSections',
      has('infoSections') ? JSON.stringify(readInfoSections(texts)) : base.infoSections,
    ],
    [
      'sharedSections',
      has('sharedSections') ? texts('sharedSection').toSorted().join(' ') : base.sharedSections,
    ],
    ['options', has('options') ? JSON.stringify(readOptions(texts)) : base.options],
    ['variantEdits', text('variantEdits')],
  ];
  return Object.fromEntries(entries) as Record<FieldName, string>;
}

/** Browsers send line breaks as CR LF. */
export const normalize = (text: string): string => text.replaceAll('\r\n', '\n').trim();

type Texts = (name: string) => readonly string[];

function readTextFields(texts: Texts): TextFieldValue[] {
  const lengths = texts('textMaxLength');
  const mandatory = texts('textMandatory');
  return texts('textTitle').flatMap((title, index) =>
    title === ''
      ? []
      : [
          {
            title,
            maxLength: lengths[index] || '500',
            mandatory: mandatory.includes(String(index)),
          },
        ],
  );
}

function readInfoSections(texts: Texts): InfoSectionValue[] {
  const descriptions = texts('infoDescription');
  return texts('infoTitle').flatMap((title, index) => {
    const description = descriptions[index] ?? '';
    return title === '' && description === '' ? [] : [{ title, description }];
  });
}

function readOptions(texts: Texts): OptionValue[] {
  const previous = texts('optionPrevious');
  const choices = texts('optionChoices');
  return texts('optionName').flatMap((name, index) => {
    const lines = choices[index] ?? '';
    return name === '' && lines === ''
      ? []
      : [{ name, previousName: previous[index] ?? '', choices: parseChoices(lines) }];
  });
}

const COLOR_AT_END = /^(.*?)[\s:=,]*(#[\da-f]{3,8})$/i;

/** One choice in a line; a color code at its end makes it a color. */
export function parseChoices(text: string): ChoiceValue[] {
  return text.split('\n').flatMap((line): ChoiceValue[] => {
    const whole = line.trim();
    if (whole === '') return [];
    const [, name = '', value = ''] = COLOR_AT_END.exec(whole) ?? [];
    return value === '' ? [{ description: whole }] : [{ description: name || value, value }];
  });
}

export const writeChoices = (choices: readonly ChoiceValue[]): string =>
  choices
    .map(({ description, value }) =>
      value === undefined ? description : `${description} ${value}`,
    )
    .join('\n');

/** Lists come from a browser or from its storage, so a broken text is an empty list. */
function parseList<Item>(text: string): readonly Item[] {
  try {
    const list: unknown = JSON.parse(text);
    return Array.isArray(list) ? (list as Item[]) : [];
  } catch {
    return [];
  }
}

export const optionsIn = ({ options }: Pick<EditorValues, 'options'>): readonly OptionValue[] =>
  parseList<OptionValue>(options).filter(
    ({ name, choices }) => typeof name === 'string' && Array.isArray(choices),
  );
export const textFieldsIn = ({
  textFields,
}: Pick<EditorValues, 'textFields'>): readonly TextFieldValue[] =>
  parseList<TextFieldValue>(textFields);

export const infoSectionsIn = ({
  infoSections,
}: Pick<EditorValues, 'infoSections'>): readonly InfoSectionValue[] =>
  parseList<InfoSectionValue>(infoSections);

/** The ids in a list that is one text. */
export const idsIn = (list: string): string[] => list.split(' ').filter(Boolean);

/** The values in a hidden field or in the browser's storage; missing ones are taken from `base`. */
export function parseValues(text: string, base: EditorValues): EditorValues {
  try {
    const parsed = JSON.parse(text) as Readonly<Record<string, unknown>> | null;
    return Object.fromEntries(
      FIELD_NAMES.map((name) => {
        const value = parsed?.[name];
        return [name, typeof value === 'string' ? value : base[name]];
      }),
    ) as Record<FieldName, string>;
  } catch {
    return base;
  }
}

export const changedFields = (base: EditorValues, values: EditorValues): FieldName[] =>
  FIELD_NAMES.filter((name) => base[name] !== values[name]);
