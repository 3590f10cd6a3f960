import { data } from 'react-router';
import { addressForm } from '../../address/address-form.server.ts';
import type { AddressErrors, AddressValues } from '../../address/address-values.ts';
import { isCountry } from '../../address/countries.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import type { FormAnswer } from './form-answer.ts';
import type { Visit } from './checkout-context.server.ts';

/** The way onward, or the form again. */
export type Answered = Response | ReturnType<typeof data<FormAnswer>>;

export const again = (answer: FormAnswer, status = 400): Answered => data(answer, { status });

/** An address form again, as it was typed. */
export const shownAgain = (
  values: AddressValues,
  errors: AddressErrors,
  phone: 'required' | 'optional' = 'optional',
): NonNullable<FormAnswer['address']> => ({
  values,
  errors,
  form: addressForm(isCountry(values.country) ? values.country : 'US', { phone }),
});

export const addressTranslations = ({
  pageLanguage: { language, locale },
}: Pick<Visit, 'pageLanguage'>) => createTranslate(messagesOf(language, 'address').address, locale);
