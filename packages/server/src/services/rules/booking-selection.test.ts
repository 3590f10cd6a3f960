import { describe, expect, it } from 'vitest';
import { readSelection } from './booking-selection.ts';

const start = '2026-12-04T18:00:00Z';
const moment = Date.UTC(2026, 11, 4, 18);
const staffId = 'aaaaaaaa-0000-4000-8000-000000000001';

describe('the booking options of a cart line', () => {
  it('have a start, and may have staff and choices', () => {
    expect(readSelection({ start })).toEqual({ start: moment, choices: {} });
    expect(
      readSelection({ start, staffId: staffId.toUpperCase(), choices: { size: 'M' } }),
    ).toEqual({
      start: moment,
      staffId,
      choices: { size: 'M' },
    });
    expect(readSelection({ start, staffId: null, choices: null })).toEqual({
      start: moment,
      choices: {},
    });
  });

  it('are refused without a start, or with invalid staff', () => {
    for (const wrong of [undefined, null, '', 'soon', moment, {}])
      expect(readSelection({ start: wrong }), JSON.stringify(wrong)).toBeUndefined();
    for (const wrong of ['', 'ann', 5, [staffId], {}])
      expect(readSelection({ start, staffId: wrong }), JSON.stringify(wrong)).toBeUndefined();
  });

  it('have at most six choices, which are short texts', () => {
    const long = 'x'.repeat(100);
    const choices = { [long]: long, [`${long}x`]: 'M', note: `${long}x`, count: 5, none: null };
    expect(readSelection({ start, choices })?.choices).toEqual({ [long]: long });
    const many = Object.fromEntries([...'abcdefgh'].map((letter) => [letter, letter]));
    expect(Object.keys(readSelection({ start, choices: many })?.choices ?? {})).toEqual([
      ...'abcdef',
    ]);
    expect(readSelection({ start, choices: 'size' })?.choices).toEqual({});
  });
});
