import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { newService, patchService, type ServiceState } from './service.ts';

type Said = Parameters<typeof newService>[0];
const ANN = 'aaaaaaaa-0000-4000-8000-000000000001';
const make = (said: Said) =>
  newService(
    { name: 'Pottery', ...said },
    { id: 'service', now: '2026-01-01', timeZone: 'Europe/Berlin' },
  );
const made = (said: Said = {}): ServiceState => {
  const state = make(said);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
};
const wrongFields = (result: ServiceState | ReturnType<typeof make>) =>
  'refused' in result && result.refused === 'validation'
    ? result.violations.map(({ field, violatedRule }) => [field, violatedRule])
    : [];

describe('a new service', () => {
  it('needs only a name; everything else has a default', () => {
    expect(made()).toEqual({
      id: 'service',
      revision: 1,
      createdAt: '2026-01-01',
      updatedAt: '2026-01-01',
      facts: {
        name: 'Pottery',
        slug: 'pottery',
        timeZone: 'Europe/Berlin',
        type: 'CLASS',
        description: '',
        media: [],
        visible: true,
        price: '0',
        paymentOptions: ['FULL_PAYMENT_ONLINE'],
        durationMinutes: 60,
        bufferMinutes: 0,
        capacity: 1,
        weekly: [],
        days: [],
        bookingWindowDays: 60,
        leadMinutes: 0,
        cancelMinutes: 0,
        location: '',
        staffIds: [],
        options: [],
        seo: {},
      },
    });
  });

  it("has the merchant's values, except for server-controlled fields", () => {
    const state = made({
      id: 'mine',
      revision: 9,
      createdDate: '1999',
      updatedDate: '1999',
      name: ' Wheel ',
      slug: 'The Wheel',
      timeZone: 'UTC',
      price: '12',
      description: 'Clay<script>alert(1)</script>',
    });
    expect(state).toMatchObject({ id: 'service', revision: 1, createdAt: '2026-01-01' });
    expect(state.facts).toMatchObject({
      name: 'Wheel',
      slug: 'the-wheel',
      timeZone: 'UTC',
      price: '12',
      description: 'Clay',
    });
    for (const field of ['id', 'revision', 'createdDate', 'updatedDate'])
      expect(state.facts).not.toHaveProperty(field);
  });

  it('always has a slug', () => {
    expect(made({ slug: '!' }).facts.slug).toBe('pottery');
    expect(made({ name: '!' }).facts.slug).toBe('service');
  });

  it('shares no object with another service', () => {
    made().facts.staffIds.push(ANN);
    expect(made().facts.staffIds).toEqual([]);
  });

  it.each<[string, Said, [string, string][]]>([
    ['without a name', { name: ' ' }, [['service.name', 'REQUIRED_FIELD']]],
    ['at no place', { timeZone: 'Mars' }, [['service.timeZone', 'FORMAT']]],
    [
      'with a deposit of unknown height',
      { price: '10', paymentOptions: ['DEPOSIT_ONLINE'] },
      [['service.deposit', 'REQUIRED_FIELD']],
    ],
    [
      'with a deposit of nothing',
      { price: '10', paymentOptions: ['DEPOSIT_ONLINE'], deposit: '0' },
      [['service.deposit', 'REQUIRED_FIELD']],
    ],
    [
      'with a deposit above its price',
      { price: '10', paymentOptions: ['DEPOSIT_ONLINE'], deposit: '10.01' },
      [['service.deposit', 'MAX']],
    ],
    [
      'with hours that no clock shows',
      {
        weekly: [{ weekday: 'MONDAY', start: '24:00', end: '9:00' }],
        days: [{ date: '2026-12-04', openings: [{ start: '10:60' }] }],
      },
      [
        ['service.weekly[0].start', 'FORMAT'],
        ['service.weekly[0].end', 'FORMAT'],
        ['service.days[0].openings[0].start', 'FORMAT'],
      ],
    ],
    [
      'with hours inside other text',
      { weekly: [{ weekday: 'MONDAY', start: 'at 10:00', end: '10:00 sharp' }] },
      [
        ['service.weekly[0].start', 'FORMAT'],
        ['service.weekly[0].end', 'FORMAT'],
      ],
    ],
    [
      'with appointments that never end',
      { type: 'APPOINTMENT', weekly: [{ weekday: 'MONDAY', start: '10:00' }] },
      [['service.weekly[0].end', 'REQUIRED_FIELD']],
    ],
    [
      'with staff of another service',
      { weekly: [{ weekday: 'MONDAY', start: '10:00', staffId: ANN }] },
      [['service.weekly[0].staffId', 'VALIDATION']],
    ],
    [
      'on a day that never was',
      { days: [{ date: '2026-12-04' }, { date: '2027-02-29' }] },
      [['service.days[1].date', 'FORMAT']],
    ],
  ])('is refused %s', (_what, said, fields) => {
    expect(wrongFields(make(said))).toEqual(fields);
  });

  it.each<[string, Said]>([
    [
      'a deposit as high as its price',
      { price: '10', paymentOptions: ['DEPOSIT_ONLINE'], deposit: '10' },
    ],
    [
      'the first and the last minute',
      { weekly: [{ weekday: 'MONDAY', start: '00:00', end: '23:59' }] },
    ],
    ['a class without an end', { weekly: [{ weekday: 'MONDAY', start: '19:30' }] }],
    [
      'its own staff',
      { staffIds: [ANN], weekly: [{ weekday: 'MONDAY', start: '10:00', staffId: ANN }] },
    ],
    ['a day without hours', { days: [{ date: '2028-02-29' }] }],
  ])('may have %s', (_what, said) => {
    expect(made(said).facts).toMatchObject(said);
  });
});

describe('a service that is changed', () => {
  const before = made({ description: 'Clay', price: '5' });
  const patched = (said: Said): ServiceState => {
    const state = patchService(before, said, '2026-02-02');
    if (isRefusal(state)) throw new Error(JSON.stringify(state));
    return state;
  };

  it('changes only in the fields sent', () => {
    expect(patched({})).toEqual({ ...before, updatedAt: '2026-02-02' });
    expect(patched({ price: '6' })).toEqual({
      ...before,
      updatedAt: '2026-02-02',
      facts: { ...before.facts, price: '6' },
    });
    expect(
      patched({ name: ' Wheel ', slug: 'Wheel 2', description: '<b>x</b><script>1</script>' })
        .facts,
    ).toMatchObject({ name: 'Wheel', slug: 'wheel-2', description: '<b>x</b>' });
    expect(patched({ slug: '' }).facts.slug).toBe('pottery');
  });

  it('keeps its type and its server-controlled fields', () => {
    const state = patched({ type: 'APPOINTMENT', id: 'x', revision: 9, createdDate: '1999' });
    expect(state).toEqual({ ...before, updatedAt: '2026-02-02' });
  });

  it('has the same checks as a new one', () => {
    expect(wrongFields(patchService(before, { name: ' ' }, ''))).toEqual([
      ['service.name', 'REQUIRED_FIELD'],
    ]);
  });
});
