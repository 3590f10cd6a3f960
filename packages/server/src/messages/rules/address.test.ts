import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneLine, whyNoAddress, type Channel } from './address.ts';

const taken = (channel: Channel, to: string) => whyNoAddress(channel, to) === undefined;

test('a text in a header stays on one line, without control characters', () => {
  expect(oneLine(' Kiln\r\nBcc: evil@x.example\u2028\u0000 ')).toBe('Kiln Bcc: evil@x.example');
  expect(oneLine('a  b')).toBe('a  b');
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      (text) => !/[\p{Cc}\u2028\u2029]/u.test(oneLine(text)),
    ),
  );
});

test.each(['EMAIL', 'SMS', 'CALL', 'PUSH'] as const)(
  'an empty address, or one that does not stay on its line, is refused: %s',
  (channel) => {
    for (const to of [
      '',
      ' ',
      'a@b.example\nBcc: c@d.example',
      '+49 30 1234\r',
      ' +49301234',
      'x\0y',
    ])
      expect(whyNoAddress(channel, to), to).toBe('The address is empty or has a line break in it.');
  },
);

test.each([
  'ada@example.com',
  "o'neil+shop@mail.example.co.uk",
  'grüße@müller.example',
  `${'a'.repeat(64)}@b.cd`,
  `${'a'.repeat(64)}@${'b'.repeat(185)}.com`,
])('%s is an email address', (to) => {
  expect(taken('EMAIL', to)).toBe(true);
});

test.each([
  'ada',
  'ada@',
  '@example.com',
  'ada@example',
  'ada@.com',
  'ada@example.',
  'ada@example..com',
  'a..b@example.com',
  'ada@@example.com',
  'a@b@example.com',
  'a b@example.com',
  'a,b@example.com',
  'ada@example.com,eve@example.com',
  'Ada <ada@example.com>',
  '"ada"@example.com',
  'ada(x)@example.com',
  'ada@exa mple.com',
  'ada@[1.2.3.4]',
  'a;b@example.com',
  'mailto:ada@example.com',
  'a\\b@example.com',
  `${'a'.repeat(65)}@b.cd`,
  `${'a'.repeat(64)}@${'b'.repeat(186)}.com`,
])('%s is not an email address', (to) => {
  expect(whyNoAddress('EMAIL', to)).toBe('This is not an e-mail address.');
});

test.each([
  ['+49 30 1234567', true],
  ['(030) 123-45.67', true],
  ['110', true],
  ['1'.repeat(40), true],
  [`+${'1'.repeat(40)}`, true],
  ['1'.repeat(41), false],
  ['12', false],
  ['(1) 2', false],
  ['++49301234', false],
  ['030 1234x', false],
  ['x030 1234', false],
  ['call me', false],
  ['49+301234', false],
])('the phone number %j is taken: %s', (to, expected) => {
  for (const channel of ['SMS', 'CALL'] as const)
    expect(whyNoAddress(channel, to)).toBe(expected ? undefined : 'This is not a phone number.');
});

test('the name of a device has at most 512 characters', () => {
  expect(taken('PUSH', 'x'.repeat(512))).toBe(true);
  expect(whyNoAddress('PUSH', 'x'.repeat(513))).toBe('The name of the device is too long.');
});
