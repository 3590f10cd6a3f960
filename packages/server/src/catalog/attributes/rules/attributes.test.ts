import { describe, expect, test } from 'vitest';
import { errorMessage } from '@shopwright/contract';
import type { InfoSectionState } from '../../products/rules/product-state.ts';
import { testProduct } from '../../products/rules/testing-products.ts';
import { applyFieldMask, checkRevision } from './attribute.ts';
import { chooseInfoSections } from './choose-info-sections.ts';
import { infoSectionRules, type InfoSectionFields } from './info-section.ts';
import { brandRules, ribbonRules } from './label.ts';

const html = (text: string) => text as InfoSectionFields['description'];
const attribute = <Fields>(fields: Fields) => ({
  id: 'id',
  revision: 3,
  createdAt: new Date('2026-01-01T00:00:00.000Z'),
  updatedAt: new Date('2026-01-02T00:00:00.000Z'),
  fields,
});
const common = {
  id: 'id',
  revision: '3',
  createdDate: '2026-01-01T00:00:00.000Z',
  updatedDate: '2026-01-02T00:00:00.000Z',
};
const wrong = (field: string, violatedRule = 'REQUIRED_FIELD', description = 'is required') =>
  expect.objectContaining({ field, violatedRule, description });

describe('a change of an attribute', () => {
  test('must be based on the current revision', () => {
    expect(checkRevision('brand', { revision: 3 }, '3')).toBeUndefined();
    expect(checkRevision('brand', { revision: 3 }, '2')).toMatchObject({
      code: 'REVISION_CONFLICT',
      description: errorMessage('REVISION_CONFLICT', { entity: 'brand', current: 3, sent: '2' }),
      data: { currentRevision: '3' },
    });
    for (const sent of [null, undefined])
      expect(checkRevision('brand', { revision: 3 }, sent)).toMatchObject({
        description: errorMessage('REVISION_CONFLICT', {
          entity: 'brand',
          current: 3,
          sent: 'none',
        }),
      });
  });

  test('changes only the fields that its mask names', () => {
    const input = { title: 'Care', uniqueName: 'care', plainDescription: 'x' };
    expect(applyFieldMask(input, undefined)).toBe(input);
    expect(applyFieldMask(input, '')).toBe(input);
    expect(applyFieldMask(input, 'title, plainDescription')).toEqual({
      title: 'Care',
      plainDescription: 'x',
    });
    expect(applyFieldMask(input, 'other')).toEqual({});
  });
});

describe('brands and ribbons', () => {
  test.each([
    ['brand', brandRules],
    ['ribbon', ribbonRules],
  ] as const)('a %s is a name', (noun, rules) => {
    expect([rules.noun, rules.eventNoun]).toEqual([noun, noun]);
    expect(rules.make({ name: ' North ' }, noun)).toEqual({ name: 'North' });
    expect(rules.make({}, noun)).toMatchObject({ violations: [wrong(`${noun}.name`)] });
    expect(rules.make({ name: ' ' }, noun)).toMatchObject({
      violations: [
        {
          field: `${noun}.name`,
          violatedRule: 'OTHER',
          ruleName: 'ONLY_SPACES_STRING_ERROR',
          description: 'must not consist of spaces alone',
        },
      ],
    });
    expect(rules.patch({ name: 'North' }, {}, noun)).toEqual({ name: 'North' });
    expect(rules.patch({ name: 'North' }, { name: 'South ' }, noun)).toEqual({ name: 'South' });
    expect(rules.uniqueName({ name: 'North' })).toBe('North');
  });

  test('have a product count when it was loaded', () => {
    const north = attribute({ name: 'North' });
    expect(brandRules.toWire(north, 0)).toStrictEqual({
      ...common,
      name: 'North',
      assignedProductsCount: 0,
    });
    expect(ribbonRules.toWire(north, 2)).toStrictEqual({
      ...common,
      name: 'North',
      assignedProductCount: 2,
    });
    for (const rules of [brandRules, ribbonRules])
      expect(rules.toWire(north, undefined)).toStrictEqual({ ...common, name: 'North' });
  });

  test('are removed from the products that have them', () => {
    const product = testProduct({ brand: 'North', ribbon: 'New' });
    expect(brandRules.detach(product, attribute({ name: 'North' }))).toEqual({
      ...product,
      brand: null,
    });
    expect(ribbonRules.detach(product, attribute({ name: 'New' }))).toEqual({
      ...product,
      ribbon: null,
    });
    for (const rules of [brandRules, ribbonRules])
      expect(rules.detach(product, attribute({ name: 'Other' }))).toBe(product);
  });
});

describe('an info section', () => {
  const { make, patch, uniqueName, toWire, detach, noun, eventNoun } = infoSectionRules;
  const care = { uniqueName: 'care', title: 'Care', description: html('<p>By hand</p>') };

  test('needs a unique name and a title, and contains only safe HTML', () => {
    expect([noun, eventNoun]).toEqual(['info section', 'info_section']);
    expect(
      make(
        {
          uniqueName: ' care ',
          title: ' Care ',
          plainDescription: '<p>By hand</p><script>x</script>',
        },
        'infoSection',
      ),
    ).toEqual(care);
    expect(make({ uniqueName: 'care', title: 'Care' }, 'infoSection')).toEqual({
      ...care,
      description: '',
    });
    expect(make({ title: 'Care' }, 'infoSection')).toMatchObject({
      violations: [wrong('infoSection.uniqueName')],
    });
    expect(make({ uniqueName: null, title: ' ' }, 'infoSection')).toMatchObject({
      violations: [wrong('infoSection.uniqueName'), wrong('infoSection.title')],
    });
  });

  test('is changed by the fields sent', () => {
    expect(patch(care, {}, 'x')).toEqual(care);
    expect(patch(care, { plainDescription: null }, 'x')).toEqual({ ...care, description: '' });
    expect(patch(care, { uniqueName: 'wash', title: 'Wash' }, 'x')).toEqual({
      ...care,
      uniqueName: 'wash',
      title: 'Wash',
    });
    expect(patch(care, { title: null }, 'x')).toEqual(care);
    // A section of one product has no unique name, and needs none.
    expect(patch({ ...care, uniqueName: null }, { title: 'Wash' }, 'x')).toEqual({
      ...care,
      uniqueName: null,
      title: 'Wash',
    });
    expect(uniqueName(care)).toBe('care');
  });

  test('omits missing fields', () => {
    const { description: plainDescription, ...names } = care;
    expect(toWire(attribute(care), 2)).toStrictEqual({
      ...common,
      ...names,
      plainDescription,
      assignedProductsCount: 2,
    });
    expect(toWire(attribute({ ...care, uniqueName: null }), undefined)).toStrictEqual({
      ...common,
      title: 'Care',
      plainDescription,
    });
  });

  test('is removed from the products that have it', () => {
    const section = (id: string) => ({ infoSectionId: id, ...care, shared: true });
    const product = { ...testProduct({}), infoSections: [section('id'), section('other')] };
    expect(detach(product, attribute(care))).toEqual({
      ...product,
      infoSections: [section('other')],
    });
    const without = { ...product, infoSections: [section('other')] };
    expect(detach(without, attribute(care))).toBe(without);
  });

  test('is found by id, first among those of the product', () => {
    const own: InfoSectionState[] = ['a', 'b'].map((infoSectionId) => ({
      infoSectionId,
      ...care,
      shared: false,
    }));
    const shared = ['b', 'c'].map((id) => ({ ...attribute(care), id }));
    const choose = (...ids: string[]) => chooseInfoSections(own, shared, ids);
    expect(choose('c', 'b')).toEqual({
      chosen: [{ infoSectionId: 'c', ...care, shared: true }, own[1]],
    });
    expect(choose('a', 'x', 'y')).toEqual({ missing: 'x' });
    expect(choose()).toEqual({ chosen: [] });
    expect(choose('a', 'b')).toHaveProperty('chosen', own);
    const unchanged = choose('a', 'b');
    expect('chosen' in unchanged && unchanged.chosen === own).toBe(true);
    expect(choose('b', 'a')).toEqual({ chosen: [own[1], own[0]] });
    expect(choose('a')).toEqual({ chosen: [own[0]] });
  });
});
