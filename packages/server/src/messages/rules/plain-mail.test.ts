import { expect, test } from 'vitest';
import { plainMail } from './plain-mail.ts';

test('a short mail has its title, its paragraphs and the name of the store', () => {
  const mail = { title: 'Hello', paragraphs: ['One.', 'Two.'], store: {} };
  expect(plainMail(mail, 'Kiln')).toBe('Hello\n\nOne.\n\nTwo.\n\n-- \nKiln\n');
});

test('a mail with every part has them from top to bottom', () => {
  const text = plainMail(
    {
      title: 'Your order',
      paragraphs: ['Thank you.'],
      code: '123456',
      table: {
        head: ['Item', 'Price'],
        rows: [
          ['2 x Dune Mug\nColor: Sand', '', '€56.00'],
          ['Gift', 'free', '€0.00'],
        ],
        totals: [
          ['Subtotal', '€56.00'],
          ['Total', '€56.00'],
        ],
      },
      buttons: [{ label: 'See it', url: 'https://shop.example/1' }],
      button: { label: 'Pay', url: 'https://shop.example/2' },
      after: ['See you soon.'],
      store: { email: 'hello@kiln.example' },
    },
    'Kiln',
  );
  expect(text.split('\n')).toEqual([
    'Your order',
    '',
    'Thank you.',
    '',
    '    123456',
    '',
    '2 x Dune Mug, Color: Sand                             €56.00',
    'Gift  free                                             €0.00',
    '------------------------------------------------------------',
    'Subtotal                                              €56.00',
    'Total                                                 €56.00',
    '',
    'See it:',
    'https://shop.example/1',
    '',
    'Pay:',
    'https://shop.example/2',
    '',
    'See you soon.',
    '',
    '-- ',
    'Kiln',
    'hello@kiln.example',
    '',
  ]);
});

test('amounts are right-aligned at 60 characters, two spaces after a long name', () => {
  const lines = (rows: string[][], totals?: [string, string][]) =>
    plainMail(
      { title: 'T', paragraphs: [], table: { rows, ...(totals ? { totals } : {}) }, store: {} },
      'Kiln',
    )
      .split('\n\n')[1]
      ?.split('\n');
  expect(lines([['a'.repeat(52), '€56.00']])).toEqual([`${'a'.repeat(52)}  €56.00`]);
  expect(lines([['a'.repeat(60), '€56.00']])).toEqual([`${'a'.repeat(60)}  €56.00`]);
  expect(lines([['€56.00'], ['', '€1.00']])).toEqual(['€56.00', '€1.00']);
  expect(lines([['x', 'y']], [])).toEqual([`x${' '.repeat(58)}y`]);
});
