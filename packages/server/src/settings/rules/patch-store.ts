import type { Store } from '@shopwright/contract/settings/store';
import type { FieldViolation } from '@shopwright/contract';
import { refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';

/** The fields that are there replace those that were. */
export function patchStore(before: Store, patch: Store): Store | Refusal {
  const wrong = [
    ...checkTexts(patch),
    ...checkTheme(patch),
    ...checkPolicies(patch),
    ...checkHeroes(patch),
  ];
  return wrong.length > 0 ? refuseFields(...wrong) : { ...before, ...patch };
}

function* checkTexts({ name, timeZone, weightUnit, locale }: Store): Generator<FieldViolation> {
  if (name !== undefined && name.trim() === '')
    yield violation('store.name', 'REQUIRED_FIELD', 'is required');
  if (weightUnit !== undefined && weightUnit !== 'KG' && weightUnit !== 'LB')
    yield violation('store.weightUnit', 'INVALID_ENUM_VALUE', 'must be KG or LB', {
      enumValues: ['KG', 'LB'],
    });
  if (timeZone !== undefined && !isSupported(() => new Intl.DateTimeFormat('en', { timeZone })))
    yield violation('store.timeZone', 'FORMAT', 'must be a time zone such as Europe/Berlin');
  if (locale !== undefined && !isSupported(() => new Intl.Locale(locale)))
    yield violation('store.locale', 'FORMAT', 'must be a language such as en-US');
}

function isSupported(make: () => unknown): boolean {
  try {
    make();
    return true;
  } catch {
    return false;
  }
}

/** Colors are written into the styles of pages, so only hex colors are accepted. */
function* checkTheme({ theme = {} }: Store): Generator<FieldViolation> {
  for (const name of ['paper', 'ink', 'accent', 'quiet', 'line', 'shade', 'alarm'] as const) {
    const color = theme[name];
    if (color !== undefined && !/^#(?:[0-9a-f]{3}|[0-9a-f]{6})$/i.test(color))
      yield violation(`store.theme.${name}`, 'FORMAT', 'must be a hex color such as #8a4b2d');
  }
}

/** Each is one page. */
function* checkPolicies({ policies = [] }: Store): Generator<FieldViolation> {
  for (const [index, { slug }] of policies.entries()) {
    if (policies.findIndex((other) => other.slug === slug) < index)
      yield violation(`store.policies[${index}].slug`, 'VALIDATION', 'is there twice');
  }
}

/** The address becomes a link on the home page, so a scheme that runs a script is refused. */
function* checkHeroes({ heroes = [] }: Store): Generator<FieldViolation> {
  for (const [index, { url }] of heroes.entries()) {
    if (url !== undefined && !/^(?:\/(?!\/)|https:\/\/)[^\s\\]*$/.test(url))
      yield violation(
        `store.heroes[${index}].url`,
        'FORMAT',
        'must be a path of the shop such as /collections/tableware, or an https address',
      );
  }
}
