import { addressLines as inMails } from '@shopwright/server/kernel/address-lines';
import { addressForm } from '@shopwright/web/address/address-form.server';
import { addressLines as onPages } from '@shopwright/web/address/address-lines.server';
import { countryChoices } from '@shopwright/web/address/countries.server';
import { expect, test } from 'vitest';

/**
 * The site and the server write addresses by their own code: a parcel, a mail and a page must not
 * disagree.
 */

test('an address of any region is formatted alike on pages and in mails, and loses no field', () => {
  const contactDetails = { firstName: 'Ada', lastName: 'Byron', company: 'Engines Ltd' };
  for (const { code: country } of countryChoices('en')) {
    const regions = addressForm(country).fields.find(({ name }) => name === 'subdivision')
      ?.choices ?? [{ value: '', name: '' }];
    for (const { value: subdivision, name } of regions) {
      const address = {
        country,
        subdivision,
        city: 'Cityton',
        postalCode: 'P-0001',
        addressLine1: '12 Mill Road',
        addressLine2: 'Floor 3',
      };
      const lines = onPages({ address, contactDetails }, 'de');
      expect(inMails({ address, contactDetails }, 'de'), `${country} ${subdivision}`).toEqual(
        lines,
      );
      const text = lines.join('\n');
      for (const part of ['Ada Byron', 'Engines Ltd', '12 Mill Road', 'Floor 3', 'Cityton'])
        expect(text, country).toContain(part);
      if (name !== '')
        expect(
          text.includes(name) || text.includes(subdivision.replace(`${country}-`, '')),
          `${country} ${name}`,
        ).toBe(true);
    }
  }
});
