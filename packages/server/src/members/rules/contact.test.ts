import type { FieldViolation } from '@shopwright/contract';
import type { Contact } from '@shopwright/contract/members/member';
import { describe, expect, it } from 'vitest';
import { mergeContact } from './contact.ts';

const merge = (was: Contact, said: Contact, isNew = false) => {
  const found: FieldViolation[] = [];
  let minted = 0;
  const contact = mergeContact(was, said, {
    isNew,
    mint: () => `new-${(minted += 1)}`,
    report: (violation) => found.push(violation),
  });
  return { contact, found };
};
const merged = (was: Contact, said: Contact, isNew = false): Contact => {
  const { contact, found } = merge(was, said, isNew);
  expect(found).toEqual([]);
  return contact;
};

describe('the texts of a contact', () => {
  const full = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    company: 'Engines',
    jobTitle: 'Analyst',
    birthdate: '1815-12-10',
  };

  it('are set when sent, kept when absent, and cleared by null or an empty string', () => {
    expect(merged({}, full)).toEqual(full);
    expect(merged(full, {})).toEqual(full);
    expect(merged(full, { firstName: 'Augusta' })).toEqual({ ...full, firstName: 'Augusta' });
    for (const name of Object.keys(full) as (keyof typeof full)[])
      for (const empty of ['', null])
        expect(merged(full, { [name]: empty })).not.toHaveProperty(name);
  });

  it('have at most a thousand characters', () => {
    expect(merged({}, { company: 'x'.repeat(1000) }).company).toHaveLength(1000);
    expect(merge({}, { company: 'x'.repeat(1001) }).found).toEqual([
      {
        field: 'member.contact.company',
        violatedRule: 'MAX_LENGTH',
        description: 'must not be longer than 1000 characters',
        data: { threshold: 1000 },
      },
    ]);
  });

  it('do not change the stored contact', () => {
    const was: Contact = { firstName: 'Ada', customFields: { a: { name: 'A', value: 1 } } };
    merge(was, { firstName: '', customFields: { a: { value: '' } } });
    expect(was).toEqual({ firstName: 'Ada', customFields: { a: { name: 'A', value: 1 } } });
  });
});

describe('phones and emails', () => {
  it('are replaced without duplicates; an empty list changes nothing', () => {
    expect(merged({ phones: ['1'] }, { phones: ['2', '3', '2'] })).toEqual({ phones: ['2', '3'] });
    expect(merged({ phones: ['1'] }, { phones: [] })).toEqual({ phones: ['1'] });
  });

  it('of an existing member keep the emails', () => {
    expect(merged({ emails: ['a@b.c'] }, { emails: ['x@y.z'] })).toEqual({ emails: ['a@b.c'] });
    expect(merged({}, { emails: ['x@y.z'] }, true)).toEqual({ emails: ['x@y.z'] });
  });

  it('are at most fifty, each of limited length', () => {
    const fifty = Array.from({ length: 50 }, (_, index) => String(index));
    expect(merged({}, { phones: fifty }).phones).toHaveLength(50);
    expect(merge({}, { phones: [...fifty, 'x'.repeat(1001)] }).found).toMatchObject([
      {
        field: 'member.contact.phones',
        violatedRule: 'MAX_SIZE',
        description: 'must not have more than 50 entries',
        data: { threshold: 50 },
      },
      { field: 'member.contact.phones[50]', violatedRule: 'MAX_LENGTH' },
    ]);
  });
});

describe('addresses', () => {
  const graz = { city: 'Graz', country: 'AT' };

  it('get an id from the server, and keep it while unchanged', () => {
    const was = {
      addresses: [
        { id: 'a', ...graz },
        { id: 'b', ...graz },
      ],
    };
    expect(
      merged(was, {
        addresses: [{ id: 'mine', city: 'Linz' }, graz, { id: 'a', ...graz }, graz],
      }).addresses,
    ).toEqual([
      { id: 'new-1', city: 'Linz' },
      { id: 'a', ...graz },
      { id: 'b', ...graz },
      { id: 'new-2', ...graz },
    ]);
    expect(merged(was, { addresses: [] })).toEqual(was);
    expect(merged({ addresses: [graz] }, { addresses: [graz] }).addresses).toEqual([
      { id: 'new-1', ...graz },
    ]);
  });

  it('are at most fifty, with texts of limited length', () => {
    const fifty = Array.from({ length: 50 }, () => graz);
    expect(merge({}, { addresses: fifty }).found).toEqual([]);
    expect(
      merge({}, { addresses: [...fifty, { city: 'x'.repeat(1001) }] }).found.map(
        ({ field, violatedRule }) => [field, violatedRule],
      ),
    ).toEqual([
      ['member.contact.addresses', 'MAX_SIZE'],
      ['member.contact.addresses[50].city', 'MAX_LENGTH'],
    ]);
  });
});

describe('custom fields', () => {
  const was: Contact = { customFields: { size: { name: 'Shoe size', value: 40 } } };
  const fields = (said: NonNullable<Contact['customFields']>) =>
    merged(was, { customFields: said }).customFields;

  it('keep the name of their key, and accept strings, numbers and booleans', () => {
    expect(
      fields({
        size: { name: 'Other', value: 41 },
        color: { name: 'Other', value: 'red' },
        news: { value: true },
      }),
    ).toEqual({
      size: { name: 'Shoe size', value: 41 },
      color: { name: 'color', value: 'red' },
      news: { name: 'news', value: true },
    });
    expect(merged({}, { customFields: { a: { value: 1 } } }).customFields).toEqual({
      a: { name: 'a', value: 1 },
    });
    // A key that every object inherits is a key like any other.
    expect(fields({ constructor: { value: 'x' } })).toMatchObject({
      constructor: { name: 'constructor', value: 'x' },
    });
  });

  it('are removed by an empty value, and kept when no value is sent', () => {
    for (const value of ['', null]) expect(fields({ size: { value } })).toEqual({});
    expect(fields({ size: {} })).toEqual({});
    expect(fields({})).toEqual(was.customFields);
    expect(merged(was, {})).toEqual(was);
  });

  it.each([['a/b'], ['x'.repeat(101)], ['']])('cannot have the key %j', (key) => {
    const { found, contact } = merge({}, { customFields: { [key]: { value: 1 } } });
    expect(found).toEqual([
      {
        field: `member.contact.customFields.${key}`,
        violatedRule: 'FORMAT',
        description: 'must be named with letters, digits, spaces, dots, hyphens or underscores',
        data: {},
      },
    ]);
    expect(contact.customFields).toEqual({});
  });

  it('have names of at most two hundred characters', () => {
    const { found } = merge({}, { customFields: { ['x'.repeat(500)]: { value: 1 } } });
    expect(found[0]?.field).toHaveLength(200);
    const proto = JSON.parse('{"__proto__":{"value":1}}') as NonNullable<Contact['customFields']>;
    expect(merge({}, { customFields: proto }).found).toHaveLength(1);
  });

  it('have values of at most a thousand characters, and of no other type', () => {
    expect(fields({ a: { value: 'x'.repeat(1000) } })?.['a']?.value).toHaveLength(1000);
    for (const value of ['x'.repeat(1001), { a: 1 }])
      expect(merge({}, { customFields: { a: { value } } }).found).toEqual([
        {
          field: 'member.contact.customFields.a.value',
          violatedRule: 'FORMAT',
          description: 'must be a text of at most 1000 characters, a number or a date',
          data: {},
        },
      ]);
  });

  it('are at most fifty', () => {
    const many = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}`, { value: at }]));
    expect(merge({}, { customFields: many(50) }).found).toEqual([]);
    expect(merge({}, { customFields: many(51) }).found).toEqual([
      {
        field: 'member.contact.customFields',
        violatedRule: 'MAX_SIZE',
        description: 'must not have more than 50 entries',
        data: { threshold: 50 },
      },
    ]);
  });
});
