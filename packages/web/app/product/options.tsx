import { Link } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { otherChoiceQuery, stateOf, type Choice } from './choice.ts';
import type { ChoiceView, OptionView, ProductView } from './product-view.ts';

/**
 * Every choice is a link: it works without JavaScript, can be opened and sent, and the back button
 * undoes it.
 */
export function Options({
  product,
  choice,
}: {
  readonly product: ProductView;
  readonly choice: Choice;
}) {
  return product.options.map((option, at) => (
    <div key={option.name} role="group" aria-labelledby={`option-${at}`} className="mt-7">
      <p id={`option-${at}`}>
        <bdi className="text-quiet">{option.name}</bdi>{' '}
        <bdi className="ms-1.5">{option.choices[choice[at] ?? 0]?.name}</bdi>
      </p>
      <ul
        className={
          isSwatches(option) ? '-ms-1.5 mt-1.5 flex flex-wrap' : 'mt-2.5 flex flex-wrap gap-2'
        }
      >
        {option.choices.map((one, index) => (
          <li key={one.name}>
            <OneChoice
              choice={one}
              isSwatch={isSwatches(option)}
              isChosen={index === choice[at]}
              state={stateOf(product, choice, at, index)}
              to={`?${otherChoiceQuery(product, choice, at, index)}`}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

const isSwatches = ({ choices }: OptionView): boolean =>
  choices.every(({ color }) => color !== undefined);

interface OneChoiceProps {
  readonly choice: ChoiceView;
  readonly isSwatch: boolean;
  readonly isChosen: boolean;
  readonly state: 'available' | 'sold-out' | 'not-made';
  readonly to: string;
}

function OneChoice({ choice: { name, color }, isSwatch, isChosen, state, to }: OneChoiceProps) {
  const t = useTranslations('product');
  const label =
    state === 'available'
      ? name
      : t(state === 'sold-out' ? 'soldOutChoice' : 'missingChoice', { name });
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      aria-label={isSwatch || label !== name ? label : undefined}
      title={label}
      className={`${isSwatch ? 'swatch' : 'choice'} ${state === 'available' ? '' : 'is-struck'}`}
    >
      {isSwatch ? (
        <Swatch color={color ?? ''} isStruck={state !== 'available'} />
      ) : (
        <bdi>{name}</bdi>
      )}
    </Link>
  );
}

/** Drawn, since a color cannot be a style attribute here. */
function Swatch({ color, isStruck }: { readonly color: string; readonly isStruck: boolean }) {
  return (
    <svg viewBox="0 0 32 32" className="size-8 overflow-visible" aria-hidden="true">
      <circle cx={16} cy={16} r={13} fill={color} stroke="currentColor" strokeOpacity={0.25} />
      {isStruck && <path d="M3 29 29 3" stroke="var(--paper)" strokeWidth={4} />}
      {isStruck && <path d="M3 29 29 3" stroke="currentColor" strokeWidth={1.25} />}
    </svg>
  );
}
