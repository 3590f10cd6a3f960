import type { Format } from '@shopwright/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formats } from './formats.ts';

const samples: Record<Format, { good: readonly string[]; bad: readonly string[] }> = {
  GUID: {
    good: [
      '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c',
      '3F8A0B1C-1D2E-4F3A-8B4C-5D6E7F8A9B0C',
      '00000000-0000-0000-0000-000000000000',
    ],
    bad: [
      '',
      'prod-1',
      '3f8a0b1c1d2e4f3a8b4c5d6e7f8a9b0c',
      '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0',
      '3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c\n',
      '{3f8a0b1c-1d2e-4f3a-8b4c-5d6e7f8a9b0c}',
    ],
  },
  EMAIL: {
    good: [
      'a@b.co',
      'first.last+tag@sub.example.com',
      'jörg@exämple.de',
      "o'brien@example.com",
      `${'a'.repeat(64)}@example.com`,
    ],
    bad: [
      '',
      'a',
      '@b.co',
      'a@',
      'a@b',
      'a b@c.de',
      'a@b..co',
      '.a@b.co',
      'a.@b.co',
      'a..b@c.de',
      'a@b@c.de',
      'a@-b.co',
      'a@b.co\r\nBcc: x@y.z',
      '<a@b.co>',
      `${'a'.repeat(65)}@example.com`,
      `a@${'b'.repeat(250)}.co`,
    ],
  },
  PHONE: {
    good: ['+49 30 123456', '(555) 123-4567', '112', '555-1234 x12'],
    bad: ['', '12', 'call me', '+', '---', '1'.repeat(41), '+49<script>'],
  },
  CURRENCY: { good: ['USD', 'JPY'], bad: ['', 'usd', 'US', 'USDT', 'U$D', 'USD '] },
  COUNTRY: { good: ['DE', 'US'], bad: ['', 'de', 'DEU', 'D', 'D1'] },
  LANGUAGE: {
    good: ['en', 'de-AT', 'zh-Hant-TW', 'pt_BR', 'fil'],
    bad: ['', 'e', 'EN', 'en-', 'english-language', 'en--US'],
  },
  WEB_URL: {
    good: [
      'http://example.com',
      'https://example.com/a?b=c#d',
      'HTTPS://EXAMPLE.COM',
      'http://localhost:3000/x',
      'https://[::1]:8080/',
    ],
    bad: [
      '',
      'example.com',
      '//example.com',
      'https:example.com',
      'https:/example.com',
      'https:\\\\example.com',
      'https:///example.com',
      'javascript:alert(1)',
      'ftp://example.com',
      ' https://example.com',
      'https://exam\nple.com',
      'https://exa mple.com',
      'https://example.com\\@evil.example',
      'http://',
    ],
  },
  SECURE_WEB_URL: {
    good: ['https://example.com', 'HTTPS://example.com/x'],
    bad: ['http://example.com', 'https:example.com', 'wss://example.com', ''],
  },
  URL_SLUG: {
    good: ['a', 'blue-cup', 'tasse-öko_2', '陶器'],
    bad: ['', '-a', 'a-', 'a b', 'a/b', '../x', 'a.b'],
  },
  DECIMAL_VALUE: {
    good: ['0', '-1', '12.50', '1000000000000000', '0.000000001'],
    bad: [
      '',
      '.5',
      '5.',
      '1e3',
      '1,5',
      '+1',
      'NaN',
      'Infinity',
      '0x10',
      ' 1',
      '1'.repeat(19),
      '0.0000000001',
    ],
  },
  LOCAL_DATE: {
    good: ['2024-02-29', '1999-12-31'],
    bad: [
      '',
      '2023-02-29',
      '2024-13-01',
      '2024-00-10',
      '24-01-01',
      '2024-1-1',
      '2024-01-01T00:00:00Z',
    ],
  },
  TIMESTAMP: {
    good: ['2024-02-29T12:00:00Z', '2024-02-29T12:00:00.123456789+02:00', '2024-02-29t12:00:00z'],
    bad: [
      '',
      '2024-02-30T12:00:00Z',
      '2024-02-29',
      '2024-02-29 12:00:00Z',
      '2024-02-29T12:00:00',
      '2024-02-29T25:00:00Z',
      '2024-02-29T12:00:00+99:00',
      'yesterday',
    ],
  },
  BASE64: { good: ['', 'aGVsbG8=', 'aGVsbG8', '_-8'], bad: ['a b', 'aGV=sbG8', '===', 'ä'] },
};

describe.each(Object.entries(samples))('the format %s', (name, { good, bad }) => {
  const rule = formats[name as Format];
  it.each(good)('accepts %j', (text) => expect(rule.test(text)).toBe(true));
  it.each(bad)('refuses %j', (text) => expect(rule.test(text)).toBe(false));
  it('accepts or refuses any text without throwing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(typeof rule.test(text)).toBe('boolean');
      }),
    );
  });
});

it('takes linear time for 64 KiB of any text', () => {
  const evil = ['a', '1', '-', 'a.', 'a-', '@', '%', ' ', '\u00e9', '0.', 'https://a.'];
  for (const piece of evil) {
    const text = piece.repeat(Math.floor(65_536 / piece.length));
    for (const [name, rule] of Object.entries(formats)) {
      const started = process.cpuUsage();
      for (const variant of [text, `${text}!`, `https://${text}`, `a@${text}`]) rule.test(variant);
      expect(process.cpuUsage(started).user / 1000, `${name} of ${piece}`).toBeLessThan(10_000);
    }
  }
});
