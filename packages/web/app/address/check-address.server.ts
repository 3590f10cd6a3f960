import type { TranslateArea } from '../i18n/translate.ts';
import { addressForm, rulesOf, type AddressOptions } from './address-form.server.ts';
import { isCountry } from './countries.server.ts';
import { formText } from '../ui/form-text.server.ts';
import {
  noAddress,
  pairOf,
  type AddressErrors,
  type AddressFieldName,
  type AddressValues,
} from './address-values.ts';

export interface CheckedAddress {
  /**
   * Normalized for storage: fields that the country does not have are removed, postal codes are
   * uppercased.
   */
  readonly values: AddressValues;
  /** By field; empty when the address is valid. */
  readonly errors: AddressErrors;
}

/**
 * Holds an address against the rules of its country. Forgiving about how a postal code is written,
 * not about which one it is.
 */
export function checkAddress(
  given: AddressValues,
  t: TranslateArea<'address'>,
  options: AddressOptions = {},
  confirmed = '',
): CheckedAddress {
  const errors: Partial<Record<AddressFieldName, string>> = {};
  if (!isCountry(given.country)) return { values: given, errors: { country: t('countryNeeded') } };
  const { fields } = addressForm(given.country, options);
  const { postalCode, subdivisions } = rulesOf(given.country);
  const values: Record<AddressFieldName, string> = { ...noAddress, country: given.country };
  for (const { name, label, required, maxLength, choices } of fields) {
    const value = name === 'postalCode' ? tidyPostalCode(given[name], postalCode) : given[name];
    values[name] = value;
    if (value === '') {
      if (required) errors[name] = t('fieldNeeded', { field: t(label) });
    } else if (value.length > maxLength)
      errors[name] = t('fieldTooLong', { field: t(label), most: maxLength });
    else if (name === 'postalCode' && postalCode && !postalCode.test(value))
      errors[name] = t('postalCodeWrong', { field: t(label) });
    else if (choices && !choices.some((choice) => choice.value === value))
      errors[name] = t('fieldNeeded', { field: t(label) });
    else if (name === 'phone' && !isPhone(value)) errors[name] = t('phoneWrong');
  }
  const region = subdivisions.find(({ value }) => value === values.subdivision);
  const isElsewhere =
    values.postalCode !== '' && region?.postalCode?.test(values.postalCode) === false;
  // A few postal codes cross a border: the same values submitted again are accepted.
  if (isElsewhere && errors.postalCode === undefined && confirmed !== pairOf(values)) {
    const label = fields.find(({ name }) => name === 'postalCode')?.label ?? 'postalCode';
    errors.postalCode = t('postalCodeElsewhere', {
      field: t(label),
      region: region?.name ?? '',
    });
  }
  return { values, errors };
}

/** A submitted postal code and region that did not match; see `AddressFields`. */
export const confirmedIn = (form: FormData, prefix = ''): string =>
  formText(form, `${prefix}confirmed`);

/** 5 to 17 digits with the usual separators. */
const isPhone = (text: string): boolean =>
  /^\+?[\d\s().\-/]+$/.test(text) && /^\d{5,17}$/.test(text.replaceAll(/\D/g, ''));

/**
 * `sw1a1aa` and `SW1A 1AA` are the same; so are `1011ab` and `1011 AB`, and a country's letters in
 * front.
 */
function tidyPostalCode(text: string, rule: RegExp | undefined): string {
  const upper = text.toUpperCase().trim();
  if (!rule) return upper;
  const bare = upper.replace(/^[A-Z]{1,3}-(?=\d)/, '');
  const tight = bare.replaceAll(/[\s-]/g, '');
  return [upper, bare, tight, ...breaks(tight)].find((form) => rule.test(form)) ?? upper;
}

/** With one gap at each place where there may be one. */
const breaks = (tight: string): string[] =>
  tight
    .split('')
    .slice(1)
    .flatMap((_, index) =>
      [' ', '-'].map((gap) => `${tight.slice(0, index + 1)}${gap}${tight.slice(index + 1)}`),
    );
