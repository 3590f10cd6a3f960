import type { PictureImage } from '../ui/picture.tsx';
import type { ProductView, VariantView } from './product-view.ts';

/** The place of what is chosen, for each option. */
export type Choice = readonly number[];

type Choosable = Pick<ProductView, 'options' | 'variants'>;

const fits = (variant: VariantView, choice: readonly (number | undefined)[]): boolean =>
  variant.choices.length === 0 ||
  variant.choices.every((place, at) => choice[at] === undefined || choice[at] === place);

/** What the address says; where it says nothing, the first that can be had together with the rest. */
export function readChoice({ options, variants }: Choosable, query: URLSearchParams): Choice {
  const said = options.map(({ name, choices }) => {
    const place = choices.findIndex((choice) => choice.name === query.get(name));
    return place < 0 ? undefined : place;
  });
  const fitting = variants.filter((variant) => fits(variant, said));
  const first = fitting.find(({ isInStock }) => isInStock) ?? fitting[0];
  return options.map((_, at) => said[at] ?? first?.choices[at] ?? 0);
}

export const findVariant = ({ variants }: Choosable, choice: Choice): VariantView | undefined =>
  variants.find((variant) => fits(variant, choice));

const withChoice = (choice: Choice, at: number, place: number): Choice =>
  choice.map((chosen, one) => (one === at ? place : chosen));

/** Whether another choice in one option, with the rest as it is, can be had. */
export function stateOf(
  product: Choosable,
  choice: Choice,
  at: number,
  place: number,
): 'available' | 'sold-out' | 'not-made' {
  const variant = findVariant(product, withChoice(choice, at, place));
  if (variant === undefined) return 'not-made';
  return variant.isInStock ? 'available' : 'sold-out';
}

/** The address of a choice; every option is named, so that it means the same to whoever it is sent to. */
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
  place: number,
): string => choiceQuery(product, withChoice(choice, at, place));

export const choiceNames = ({ options }: Choosable, choice: Choice): string[] =>
  options.flatMap(({ choices }, at) => choices[choice[at] ?? 0]?.name ?? []);

/** The chosen colour's pictures first, then those of no choice; not those of other colours. */
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

/** From so few on it is said how many are left. */
export const few = 5;
const mostAtOnce = 99;

export const mostOf = ({ left }: VariantView): number =>
  Math.max(1, Math.min(left ?? mostAtOnce, mostAtOnce));
