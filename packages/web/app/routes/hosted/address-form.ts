import { data } from 'react-router';
import type { Route } from './+types/address-form';
import { addressForm } from '../../address/address-form.server.ts';
import { isCountry } from '../../address/countries.server.ts';
import { missing } from '../../shop/not-found.server.ts';

/**
 * The fields of an address in a country, for a form whose country is changed. The same for
 * everyone.
 */
export function loader({ url }: Route.LoaderArgs) {
  const country = url.searchParams.get('country') ?? '';
  if (!isCountry(country)) throw missing();
  const form = addressForm(country, {
    phone: url.searchParams.get('phone') === 'required' ? 'required' : 'optional',
  });
  return data({ form }, { headers: { 'cache-control': 'public, max-age=3600' } });
}
