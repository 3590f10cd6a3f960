import { describe, expect, it } from 'vitest';
import { fromIdentityProfile } from './member-wire.ts';

describe('the profile of a registration', () => {
  const email = 'ada@example.com';
  const contactOf = (profile: Parameters<typeof fromIdentityProfile>[0]) =>
    fromIdentityProfile(profile, email).contact;

  it('without values becomes a private member with only the login address', () => {
    const nothing = {
      profile: {},
      contact: { emails: [email] },
      identityProfile: {},
      privacyStatus: 'PRIVATE',
    };
    expect(fromIdentityProfile(undefined, email)).toEqual(nothing);
    expect(
      fromIdentityProfile(
        {
          firstName: '',
          lastName: null,
          nickname: '',
          picture: '',
          company: '',
          position: '',
          birthdate: '',
          slug: '',
          phones: [],
        },
        email,
      ),
    ).toEqual(nothing);
  });

  it('is stored where member and identity calls read it', () => {
    expect(
      fromIdentityProfile(
        {
          firstName: 'Ada',
          lastName: 'Lovelace',
          nickname: 'Countess',
          picture: 'https://example.com/a.png',
          company: 'Engines',
          position: 'Programmer',
          birthdate: '1815-12-10',
          slug: 'ada',
          privacyStatus: 'PUBLIC',
          language: 'en',
        },
        email,
      ),
    ).toEqual({
      profile: { nickname: 'Countess', photo: { url: 'https://example.com/a.png' } },
      contact: {
        firstName: 'Ada',
        lastName: 'Lovelace',
        emails: [email],
        company: 'Engines',
        jobTitle: 'Programmer',
        birthdate: '1815-12-10',
      },
      identityProfile: { language: 'en' },
      privacyStatus: 'PUBLIC',
      slug: 'ada',
    });
    expect(fromIdentityProfile({ privacyStatus: 'UNDEFINED' }, email).privacyStatus).toBe(
      'PRIVATE',
    );
  });

  it('lists the login address first, each mailbox once, and no invalid address', () => {
    const long = `${'x'.repeat(243)}@example.com`;
    const longest = long.slice(1);
    expect(
      contactOf({
        emails: [
          ' other@example.com ',
          'OTHER@example.com',
          'ADA@Example.com',
          'no address',
          'x no@example.com',
          'no@example.com x',
          '"no"@example.com',
          'no@<example>',
          '@example.com',
          'no@',
          long,
          longest,
        ],
      }).emails,
    ).toEqual([email, 'OTHER@example.com', longest]);
    expect(longest).toHaveLength(254);
  });

  it('lists at most fifty addresses', () => {
    const emails = Array.from({ length: 60 }, (_, index) => `m${index}@example.com`);
    const stored = contactOf({ emails }).emails;
    expect(stored).toEqual([email, ...emails.slice(0, 49)]);
  });

  it('has each phone once, from the plain and the typed list; the typed list stays as it is', () => {
    const phonesV2 = [{ phone: '2', tag: 'HOME' as const }, {}, { phone: '3' }];
    const { contact, identityProfile } = fromIdentityProfile(
      { phones: ['1', '2'], phonesV2 },
      email,
    );
    expect(contact.phones).toEqual(['1', '2', '3']);
    expect(identityProfile).toEqual({ phonesV2 });
    expect(contactOf({ phonesV2: [] })).not.toHaveProperty('phones');
  });

  it('has the street of an address in both forms, whichever was sent', () => {
    const addresses = {
      addressLine2: null,
      city: 'London',
      subdivision: null,
      country: 'GB',
      postalCode: 'W1',
    };
    const sent = { city: 'London', country: 'GB', postalCode: 'W1' };
    for (const street of [
      { streetName: 'High Street', streetNumber: '5' },
      { streetAddress: { name: 'High Street', number: '5' } },
    ]) {
      const { contact, identityProfile } = fromIdentityProfile(
        { addresses: [{ tag: 'HOME', address: { ...sent, ...street } }] },
        email,
      );
      const streetAddress = { name: 'High Street', number: '5' };
      expect(contact.addresses).toEqual([{ ...addresses, streetAddress, tag: 'HOME' }]);
      expect(identityProfile.addresses).toEqual([
        {
          tag: 'HOME',
          address: { ...sent, streetName: 'High Street', streetNumber: '5', streetAddress },
        },
      ]);
    }
  });

  it('has an address without a street number, without a street, and none without an address', () => {
    const nowhere = {
      addressLine2: null,
      city: null,
      subdivision: null,
      country: null,
      postalCode: null,
    };
    const { contact, identityProfile } = fromIdentityProfile(
      {
        addresses: [
          { address: { streetName: 'Mews' } },
          {
            address: {
              addressLine: 'x'.repeat(201),
              addressLine2: 'Flat 2',
              subdivision: 'GB-LND',
            },
          },
          { address: { streetName: 'y'.repeat(201), streetNumber: 'z'.repeat(101) } },
          { address: {} },
          { tag: 'WORK' },
        ],
      },
      email,
    );
    expect(contact.addresses).toEqual([
      { ...nowhere, streetAddress: { name: 'Mews', number: '' } },
      { ...nowhere, addressLine: 'x'.repeat(200), addressLine2: 'Flat 2', subdivision: 'GB-LND' },
      { ...nowhere, streetAddress: { name: 'y'.repeat(200), number: 'z'.repeat(100) } },
      nowhere,
    ]);
    expect(identityProfile.addresses?.[0]).toEqual({
      address: { streetName: 'Mews', streetAddress: { name: 'Mews' } },
    });
    expect(identityProfile.addresses?.[1]?.address).not.toHaveProperty('streetAddress');
    expect(identityProfile.addresses?.[4]).toEqual({ tag: 'WORK' });
    expect(contactOf({ addresses: [] })).not.toHaveProperty('addresses');
  });

  it('has custom fields by name with their plain value, and none with a name that cannot be a key', () => {
    const customFields = [
      { name: 'text', value: { strValue: '' } },
      { name: 'number', value: { numValue: 0 } },
      { name: 'date', value: { dateValue: '2026-01-01T00:00:00Z' } },
      { name: 'flag', value: { boolValue: false } },
      { name: 'list', value: { listValue: { value: [] } } },
      { name: 'map', value: { mapValue: { value: {} } } },
      { name: 'A b.c-d_9' },
      { value: { strValue: 'nameless' } },
      { name: 'a/b', value: { strValue: 'x' } },
      { name: '', value: { strValue: 'x' } },
      { name: 'x'.repeat(101), value: { strValue: 'x' } },
    ];
    const { contact, identityProfile } = fromIdentityProfile({ customFields }, email);
    expect(contact.customFields).toEqual({
      text: { name: 'text', value: '' },
      number: { name: 'number', value: 0 },
      date: { name: 'date', value: '2026-01-01T00:00:00Z' },
      flag: { name: 'flag', value: false },
      list: { name: 'list', value: { value: [] } },
      map: { name: 'map', value: { value: {} } },
      'A b.c-d_9': { name: 'A b.c-d_9', value: null },
    });
    expect(identityProfile).toEqual({ customFields });
    expect(contactOf({ customFields: [] })).not.toHaveProperty('customFields');
  });
});
