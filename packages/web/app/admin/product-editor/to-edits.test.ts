import { describe, expect, it } from 'vitest';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { toEdits } from './to-edits.server.ts';
import { blankValues, changedFields, type EditorValues } from './values.ts';

const t = createTranslate(messagesOf('en', 'adminEditor').adminEditor, 'en');

function editsOf(
  changes: Partial<EditorValues>,
  stored: Partial<EditorValues> = {},
  more: Partial<Pick<Parameters<typeof toEdits>[0], 'tags' | 'sections'>> = {},
) {
  const before = { ...blankValues, ...stored };
  const values = { ...before, ...changes };
  const changed = changedFields(before, values);
  return toEdits({
    values,
    stored: before,
    changed,
    cells: [],
    rows: new Map(),
    tags: [],
    sections: [],
    ...more,
    locale: 'en',
    t,
  });
}

describe('what is saved', () => {
  it('has only the changed fields', () => {
    expect(editsOf({ name: 'Cup', sku: 'C' }).editable).toEqual({
      product: { name: 'Cup', sku: 'C' },
    });
  });

  it('has both parts of a discount when one of them changes', () => {
    const stored = { discountType: 'PERCENT', discountValue: '10' };
    expect(editsOf({ discountValue: '15' }, stored).editable.product).toEqual({
      discount: { type: 'PERCENT', value: 15 },
    });
    expect(editsOf({ discountType: 'NONE' }, stored).editable.product).toEqual({
      discount: { type: 'NONE', value: 0 },
    });
  });

  it('clears the cost and the weight, and removes the price per unit', () => {
    const stored = { cost: '5', weight: '1', unitTotal: '500', unitTotalUnit: 'G', unitBase: '1' };
    const edits = editsOf({ cost: '', weight: '', unitTotal: '', unitBase: '' }, stored);
    expect(edits.editable.product).toEqual({
      costAndProfitData: { itemCost: null },
      weight: null,
    });
    expect(edits.removePricePerUnit).toBe(true);
  });

  it('keeps other tags for search engines', () => {
    const canonical = { type: 'link', props: { rel: 'canonical', href: '/cup' } };
    const title = { type: 'title', children: 'Old' };
    expect(
      editsOf({ seoTitle: 'New' }, {}, { tags: [canonical, title] }).editable.product?.seoData,
    ).toEqual({
      tags: [canonical, { type: 'title', children: 'New' }],
    });
  });

  it('leaves shared info sections where they are and as they are', () => {
    const own = (...titles: string[]) =>
      JSON.stringify(titles.map((title) => ({ title, description: '' })));
    const section = (title: string, uniqueName: string | null) => ({
      title,
      uniqueName,
      description: uniqueName === null ? '' : '<p>Shared</p>',
    });
    const sections = [section('Care', null), section('Returns', 'returns'), section('Size', null)];
    const stored = { infoSections: own('Care', 'Size') };
    const titlesAfter = (...titles: string[]) =>
      editsOf({ infoSections: own(...titles) }, stored, {
        sections,
      }).editable.product?.additionalInfoSections?.map(({ title }) => title);
    expect(titlesAfter('Care', 'Fit', 'Origin')).toEqual(['Care', 'Returns', 'Fit', 'Origin']);
    expect(titlesAfter('Size')).toEqual(['Size', 'Returns']);
    expect(titlesAfter()).toEqual(['Returns']);
  });

  it('says which choice was renamed', () => {
    const option = (...choices: string[]) =>
      JSON.stringify([
        {
          name: 'Size',
          previousName: 'Size',
          choices: choices.map((description) => ({ description })),
        },
      ]);
    const edits = editsOf({ options: option('Small', 'M') }, { options: option('S', 'M') });
    expect(edits.editable.options).toEqual([
      {
        name: 'Size',
        previousName: 'Size',
        optionType: 'drop_down',
        choices: [
          { description: 'Small', value: 'Small', previousDescription: 'S' },
          { description: 'M', value: 'M', previousDescription: 'M' },
        ],
      },
    ]);
  });
});

describe('what is refused', () => {
  it('is named at its field', () => {
    const { errors } = editsOf({
      price: 'twelve',
      unitTotal: '500',
      textFields: JSON.stringify([{ title: 'Name', maxLength: '900', mandatory: false }]),
      infoSections: JSON.stringify([{ title: '', description: '<p>Cold</p>' }]),
      options: JSON.stringify([{ name: 'Size', previousName: '', choices: [] }]),
    });
    expect(Object.keys(errors).toSorted()).toEqual([
      'infoSections',
      'options',
      'price',
      'textFields',
      'unitBase',
      'unitTotal',
    ]);
  });
});
