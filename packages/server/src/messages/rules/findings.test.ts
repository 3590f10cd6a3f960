import { expect, test } from 'vitest';
import { codesIn, linksIn } from './findings.ts';

test('links are found in text and markup, each once, in order', () => {
  expect(
    linksIn(
      'See https://shop.example/a?b=1&c=2, or (http://shop.example/b).',
      null,
      '<a href="https://shop.example/a?b=1&amp;c=2">here</a> <a href=\'https://shop.example/c\'>',
    ),
  ).toEqual(['https://shop.example/a?b=1&c=2', 'http://shop.example/b', 'https://shop.example/c']);
  expect(linksIn()).toEqual([]);
  expect(linksIn('', null, 'ftp://shop.example, shop.example')).toEqual([]);
});

test('punctuation after a link belongs to the sentence, punctuation inside to the link', () => {
  for (const mark of ['.', ',', ';', ':', '!', '?', ')', ']', '?!', ').'])
    expect(linksIn(`https://shop.example/a.b,c${mark} x`)).toEqual(['https://shop.example/a.b,c']);
});

test.each([
  ['123456', ['123456']],
  ['  1234\t', ['1234']],
  ['Hello\n\n    12345678\n\nBye', ['12345678']],
  ['123', []],
  ['123456789', []],
  ['123456 people', []],
  ['in 2026', []],
  ['Your code is 123456.', ['123456']],
  ['Your code: 1234, not 5678', ['1234']],
  ['CODE 123456', ['123456']],
  ['Your code\n123456', ['123456']],
  ['code is in the letter\nof 2026', []],
  ['codes: 123456', []],
  ['barcode 123456', []],
  ['code #123456', []],
  ['code EUR1234', []],
  ['code 1234.56', []],
  ['code 12345-678', []],
  ['code -1234', []],
  ['code 1234a', []],
  [`code ${'x'.repeat(38)} 1234`, ['1234']],
  [`code ${'x'.repeat(39)} 1234`, []],
  ['1234\n5678\n1234\ncode 9999 code 1234', ['1234', '5678', '9999']],
])('the codes in %j are %j', (text, codes) => {
  expect(codesIn(text)).toEqual(codes);
});
