import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from '../routes/hosted/address-form.ts';
import type { AddressForm } from './address-form.server.ts';
import type { AddressValues } from './address-values.ts';

/**
 * With JavaScript, the fields change with the country at once, and entered values stay. Spread the
 * result onto AddressFields.
 */
export function useAddressForm(first: AddressForm, values: AddressValues) {
  const fetcher = useFetcher<typeof loader>();
  const [typed, setTyped] = useState<AddressValues>();
  const country = typed?.country;
  const form =
    country !== undefined && fetcher.data?.form.country === country ? fetcher.data.form : first;
  // Only once its fields are there: until then the old ones stay as they are.
  const shown = typed && form.country === country ? typed : values;
  return {
    form,
    values: shown,
    onCountry: (country: string, now: AddressValues) => {
      setTyped({ ...now, country });
      void fetcher.load(
        `/hosted/address-form?country=${encodeURIComponent(country)}&phone=${first.fields.find(({ name }) => name === 'phone')?.required ? 'required' : 'optional'}`,
      );
    },
  };
}
