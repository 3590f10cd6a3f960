import { describe, expect, it } from 'vitest';
import { isRefusal } from '../../kernel/outcome.ts';
import { discountOf, newPlan, patchPlan, type PlanState } from './plan.ts';

type Said = Parameters<typeof newPlan>[0];
const make = (said: Said) =>
  newPlan({ name: 'Circle', ...said }, { id: 'plan', now: '2026-01-01' });
const made = (said: Said = {}): PlanState => {
  const state = make(said);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
};
const wrongFields = (result: ReturnType<typeof make>) =>
  'refused' in result && result.refused === 'validation'
    ? result.violations.map(({ field, violatedRule }) => [field, violatedRule])
    : [];
const MONTH = { frequency: 'MONTH', interval: 1 } as const;

describe('a new plan', () => {
  it('needs only a name; everything else has a default', () => {
    expect(made()).toEqual({
      id: 'plan',
      revision: 1,
      createdAt: '2026-01-01',
      updatedAt: '2026-01-01',
      facts: {
        name: 'Circle',
        slug: 'circle',
        description: '',
        perks: [],
        visible: true,
        kind: 'ONE_TIME',
        price: '0',
        trialDays: 0,
        benefits: [],
        buyerMayCancel: true,
        buyerMayPause: false,
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
      name: ' Friends ',
      slug: 'Our Friends',
      description: 'Us<script>alert(1)</script>',
      kind: 'RECURRING',
      period: MONTH,
      cycles: 12,
      trialDays: 14,
    });
    expect(state).toMatchObject({ id: 'plan', revision: 1, createdAt: '2026-01-01' });
    expect(state.facts).toMatchObject({
      name: 'Friends',
      slug: 'our-friends',
      description: 'Us',
      period: MONTH,
      cycles: 12,
      trialDays: 14,
    });
    for (const field of ['id', 'revision', 'createdDate', 'updatedDate'])
      expect(state.facts).not.toHaveProperty(field);
  });

  it('always has a slug', () => {
    expect(made({ slug: '!' }).facts.slug).toBe('circle');
    expect(made({ name: '!' }).facts.slug).toBe('plan');
  });

  it.each<[string, Said, [string, string][]]>([
    ['without a name', { name: ' ' }, [['plan.name', 'REQUIRED_FIELD']]],
    ['recurring without a period', { kind: 'RECURRING' }, [['plan.period', 'REQUIRED_FIELD']]],
    ['bought once with cycles', { cycles: 1 }, [['plan.cycles', 'FIELD_NOT_ALLOWED']]],
    ['bought once with a trial', { trialDays: 1 }, [['plan.trialDays', 'FIELD_NOT_ALLOWED']]],
    [
      'with benefits that say nothing',
      { benefits: [{ kind: 'DISCOUNT' }, { kind: 'BOOKINGS' }, { kind: 'ACCESS' }] },
      [
        ['plan.benefits[0].percent', 'REQUIRED_FIELD'],
        ['plan.benefits[1].perCycle', 'REQUIRED_FIELD'],
        ['plan.benefits[2].flag', 'REQUIRED_FIELD'],
      ],
    ],
  ])('is refused %s', (_what, said, fields) => {
    expect(wrongFields(make(said))).toEqual(fields);
  });

  it('may have every complete benefit', () => {
    const benefits: Said['benefits'] = [
      { kind: 'DISCOUNT', percent: '10' },
      { kind: 'BOOKINGS', perCycle: 0 },
      { kind: 'ACCESS', flag: 'club' },
    ];
    expect(made({ benefits }).facts.benefits).toEqual(benefits);
  });
});

describe('a plan that is changed', () => {
  const before = made({ description: 'Us', price: '5' });
  const patched = (said: Said): PlanState => {
    const state = patchPlan(before, said, '2026-02-02');
    if (isRefusal(state)) throw new Error(JSON.stringify(state));
    return state;
  };

  it('changes only in the fields sent', () => {
    expect(patched({})).toEqual({ ...before, updatedAt: '2026-02-02' });
    expect(
      patched({ name: ' Pals ', slug: 'Pals 2', description: '<b>x</b><script>1</script>' }).facts,
    ).toMatchObject({ name: 'Pals', slug: 'pals-2', description: '<b>x</b>', price: '5' });
    expect(patched({ slug: '' }).facts.slug).toBe('circle');
  });

  it('keeps its type and its server-controlled fields', () => {
    expect(patched({ kind: 'RECURRING', id: 'x', revision: 9, createdDate: '1999' })).toEqual({
      ...before,
      updatedAt: '2026-02-02',
    });
  });

  it('has the same checks as a new one', () => {
    expect(wrongFields(patchPlan(before, { trialDays: 3 }, ''))).toEqual([
      ['plan.trialDays', 'FIELD_NOT_ALLOWED'],
    ]);
  });
});

it('the discount of a plan is that of its first discount benefit', () => {
  expect(discountOf({ benefits: [] })).toBeUndefined();
  expect(discountOf({ benefits: [{ kind: 'ACCESS', flag: 'club' }] })).toBeUndefined();
  expect(
    discountOf({
      benefits: [
        { kind: 'ACCESS', flag: 'club' },
        { kind: 'DISCOUNT', percent: '10' },
        { kind: 'DISCOUNT', percent: '20' },
      ],
    }),
  ).toBe('10');
});
