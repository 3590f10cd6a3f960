import type { PictureImage } from '../ui/picture.tsx';
import type { ProductView, VariantView } from './product-view.ts';

/** The index of the chosen value for each option. */
export type Choice = readonly number[];

type Choosable = Pick<ProductView, 'options' | 'variants'>;

const fits = (variant: VariantView, choice: readonly (number | undefined)[]): boolean =>
  variant.choices.length === 0 ||
  variant.choices.every(
    (choiceIndex, at) => choice[at] === undefined || choice[at] === choiceIndex,
  );

/** The choice in the URL; otherwise the first that is available with the rest. */
export function readChoice({ options, variants }: Choosable, query: URLSearchParams): Choice {
  const said = options.map(({ name, choices }) => {
    const choiceIndex = choices.findIndex((choice) => choice.name === query.get(name));
    return choiceIndex < 0 ? undefined : choiceIndex;
  });
  const fitting = variants.filter((variant) => fits(variant, said));
  const first = fitting.find(({ isInStock }) => isInStock) ?? fitting[0];
  return options.map((_, at) => said[at] ?? first?.choices[at] ?? 0);
}

export const findVariant = ({ variants }: Choosable, choice: Choice): VariantView | undefined =>
  variants.find((variant) => fits(variant, choice));

const withChoice = (choice: Choice, at: number, choiceIndex: number): Choice =>
  choice.map((chosen, one) => (one === at ? choiceIndex : chosen));

/** Whether another value of one option is available with the other choices. */
export function stateOf(
  product: Choosable,
  choice: Choice,
  at: number,
  choiceIndex: number,
): 'available' | 'sold-out' | 'not-made' {
  const variant = findVariant(product, withChoice(choice, at, choiceIndex));
  if (variant === undefined) return 'not-made';
  return variant.isInStock ? 'available' : 'sold-out';
}

/** The query of a choice. It names every option, so a shared link shows the same variant. */
export function choiceQuery({ options }: Choosable, choice: Choice): string {
  return new URLSearchParams(
    options.flatMap(({ name, choices }, at) => {
      const chosen = choices[choice[at] ?? 0];
      return chosen === undefined ? [] : [[name, chosen.name]];
    }),
  ).toString();
}

export const otherChoiceQuery = (
  product: Choosable,
  choice: Choice,
  at: number,
  choiceIndex: number,
): string => choiceQuery(product, withChoice(choice, at, choiceIndex));

export const choiceNames = ({ options }: Choosable, choice: Choice): string[] =>
  options.flatMap(({ choices }, at) => choices[choice[at] ?? 0]?.name ?? []);

/** The chosen color's pictures first, then those of no choice; not those of other colors. */
export function chosenPictures(
  { options, pictures }: Pick<ProductView, 'options' | 'pictures'>,
  choice: Choice,
): PictureImage[] {
  const chosen = options.flatMap(({ choices }, at) => choices[choice[at] ?? 0]?.pictures ?? []);
  if (chosen.length === 0) return [...pictures];
  const ofChoices = new Set(
    options.flatMap(({ choices }) => choices.flatMap((one) => one.pictures)),
  );
  const rest = pictures.flatMap((_, at) => (ofChoices.has(at) ? [] : [at]));
  return [...new Set([...chosen, ...rest])].flatMap((at) => pictures[at] ?? []);
}

/** From this number on, the remaining stock is shown. */
export const few = 5;
const MAX_QUANTITY = 99;

export const maxQuantityOf = ({ left }: VariantView): number =>
  Math.max(1, Math.min(left ?? MAX_QUANTITY, MAX_QUANTITY));
