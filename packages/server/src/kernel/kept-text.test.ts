import fc from 'fast-check';
import { expect, it } from 'vitest';
import { joinTexts, keptText, textOfKept } from './kept-text.ts';

const things = fc.dictionary(
  fc.constantFrom('price', 'fullPrice', 'a', 'b'),
  fc.option(fc.dictionary(fc.string(), fc.jsonValue()), { nil: undefined }),
);

it('says what JSON says, however often it is asked', () => {
  fc.assert(
    fc.property(things, (made) => {
      for (const _ of [1, 2]) expect(textOfKept(made)).toBe(JSON.stringify(made));
      for (const thing of Object.values(made))
        if (thing) expect(keptText(thing)).toBe(JSON.stringify(thing));
    }),
  );
});

it('several objects become one', () => {
  expect(joinTexts('{}', '{}')).toBe('{}');
  expect(joinTexts('{"a":1}', '{}', '{"b":[{"c":"}"}]}')).toBe('{"a":1,"b":[{"c":"}"}]}');
});
