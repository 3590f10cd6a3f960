import { useState } from 'react';
import { useFetcher } from 'react-router';
import type { loader } from '../routes/hosted/address-form.ts';
import type { AddressForm } from './address-form.server.ts';
import type { AddressValues } from './address-values.ts';

/** With JavaScript, another country's fields come at once, and what was typed stays. Spread what it gives onto AddressFields. */
export function useAddressForm(first: AddressForm, values: AddressValues) {
  const fetcher = useFetcher<typeof loader>();
  const [typed, setTyped] = useState<AddressValues>();
  const wanted = typed?.country;
  const form =
    wanted !== undefined && fetcher.data?.form.country === wanted ? fetcher.data.form : first;
  // Only once its fields are there: until then the old ones stay as they are.
  const shown = typed && form.country === wanted ? typed : values;
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
