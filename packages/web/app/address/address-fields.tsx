import { useState, type ReactNode } from 'react';
import { Field, Select } from '../ui/field.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import type { AddressForm } from './address-form.server.ts';
import {
  pairOf,
  type AddressErrors,
  type AddressFieldName,
  type AddressValues,
} from './address-values.ts';

interface AddressFieldsProps {
  readonly form: AddressForm;
  readonly countries: readonly { readonly code: string; readonly name: string }[];
  readonly values: AddressValues;
  readonly errors?: AddressErrors | undefined;
  /** Before every field's name, where a form has two addresses. */
  readonly prefix?: string;
  /** For the browser's own memory: `shipping` or `billing`. */
  readonly section?: 'shipping' | 'billing';
  /** With JavaScript: another country's fields are wanted. */
  readonly onCountry?: ((country: string, values: AddressValues) => void) | undefined;
  /** Without JavaScript, this button after the country loads its fields. */
  readonly countryButton?: ReactNode;
}

/**
 * The address fields of a country. Fields that both countries share are not remounted, because the
 * buyer may be typing in one while the country changes.
 */
export function AddressFields({
  form,
  countries,
  values,
  errors = {},
  prefix = '',
  section,
  onCountry,
  countryButton,
}: AddressFieldsProps) {
  const t = useTranslations('address');
  const common = useTranslations('common');
  const complete = (token: string): string => (section ? `${section} ${token}` : token);
  const typed = (element: Element): AddressValues => ({
    ...values,
    ...typedIn(element.closest('form'), prefix),
  });
  // A country that was chosen before the scripts had arrived; looked for once, when they have.
  const [noticeEarlyChoice] = useState(() => (select: HTMLSelectElement | null) => {
    if (select && select.value !== form.country) onCountry?.(select.value, typed(select));
  });
  return (
    <div className="address-fields">
      {errors.postalCode && (
        <input type="hidden" name={`${prefix}confirmed`} value={pairOf(values)} />
      )}
      <div className="address-whole address-country">
        <Select
          ref={noticeEarlyChoice}
          label={t('country')}
          name={`${prefix}country`}
          defaultValue={values.country || form.country}
          error={errors.country}
          autoComplete={complete('country')}
          required
          onChange={(event) => onCountry?.(event.currentTarget.value, typed(event.currentTarget))}
        >
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
        {countryButton}
      </div>
      {form.fields.map(
        ({ name, label, required, width, autoComplete, inputMode, maxLength, choices }) => {
          const shared = {
            name: prefix + name,
            error: errors[name],
            autoComplete: complete(autoComplete),
            required,
            defaultValue: values[name],
            label: required ? (
              t(label)
            ) : (
              <>
                {t(label)} <span className="field-optional">({common('optional')})</span>
              </>
            ),
            className: `address-${width}`,
          };
          return choices ? (
            <Select key={name} {...shared}>
              <option value="">{t('choose')}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.name}
                </option>
              ))}
            </Select>
          ) : (
            <Field
              key={name}
              {...shared}
              maxLength={maxLength}
              {...(inputMode ? { inputMode } : {})}
              {...(name === 'phone' ? { type: 'tel' } : {})}
            />
          );
        },
      )}
    </div>
  );
}

function typedIn(form: HTMLFormElement | null, prefix: string): Partial<AddressValues> {
  if (!form) return {};
  const found = [...new FormData(form)].flatMap(([name, value]) =>
    name.startsWith(prefix) && typeof value === 'string'
      ? [[name.slice(prefix.length), value]]
      : [],
  );
  // Fields of other forms are harmless here: only address fields are read.
  return Object.fromEntries(found) as Partial<Record<AddressFieldName, string>>;
}
