import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mailLayout, type Mail } from './mail-layout.ts';
import { contrast, plainColor, textColorOn } from './rules/colors.ts';
import { codesIn, linksIn } from './rules/findings.ts';

const mail = (more: Partial<Mail> = {}): Mail => ({
  store: { name: 'Kiln & Loom', email: 'hello@example.com' },
  title: 'Thank you',
  paragraphs: ['Your order is on its way.'],
  ...more,
});

describe('a mail', () => {
  it('shows every value as text, never as markup', () => {
    const hostile = `"><img src=x onerror=alert(1)><script>alert(1)</script>' &amp; </title></style>`;
    const { html } = mailLayout({
      store: {
        name: hostile,
        email: hostile,
        locale: hostile,
        theme: { accent: `red;}</style>${hostile}` },
      },
      title: hostile,
      paragraphs: [hostile],
      preview: hostile,
      code: hostile,
      after: [hostile],
      button: { label: hostile, url: `https://example.com/?a="><script>alert(1)</script>` },
      table: { head: [hostile, hostile], rows: [[hostile, hostile]], totals: [[hostile, hostile]] },
    });
    const bare = html.replaceAll(/<[^>]*>/g, (tag) => tag.slice(0, 12));
    expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/);
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html.match(/<\/title>/g)).toHaveLength(1);
    expect(bare).not.toContain('<script');
    for (const [, value] of html.matchAll(/style="([^"]*)"/g))
      expect(value).not.toMatch(/[<>&{}]|red/);
  });

  it('links only to web addresses', () => {
    for (const url of ['javascript:alert(1)', 'data:text/html,x', '/relative', ''])
      expect(() => mailLayout(mail({ button: { label: 'Go', url } }))).toThrow('not a web address');
  });

  it('says the same in plain text', () => {
    const { text } = mailLayout(
      mail({
        code: '123456',
        button: { label: 'See your order', url: 'https://example.com/order?a=1&b=2' },
        after: ['Questions? Just answer.'],
        table: {
          head: ['Item', 'Amount'],
          rows: [['Mug\nBlue', '2', '$48.00']],
          totals: [
            ['Shipping', '$5.00'],
            ['Total', '$53.00'],
          ],
        },
      }),
    );
    expect(text).toBe(`Thank you

Your order is on its way.

    123456

Mug, Blue  2                                          $48.00
------------------------------------------------------------
Shipping                                               $5.00
Total                                                 $53.00

See your order:
https://example.com/order?a=1&b=2

Questions? Just answer.

-- 
Kiln & Loom
hello@example.com
`);
  });

  it('is readable with any accent color', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
        const color = `#${number.toString(16).padStart(6, '0')}`;
        expect(contrast(color, textColorOn(color))).toBeGreaterThanOrEqual(4.1);
      }),
    );
    expect(plainColor('#abc', '#000000')).toBe('#aabbcc');
    for (const odd of ['red', 'oklch(0.5 0.1 20)', '#12', '#1234567', undefined])
      expect(plainColor(odd, '#1c1b19')).toBe('#1c1b19');
  });
});

describe('links and codes in a message', () => {
  it('finds complete links without trailing punctuation', () => {
    expect(
      linksIn(
        'See https://example.com/a?b=1&c=2. Or (https://example.com/d), or https://example.com/a?b=1&c=2',
        '<a href="https://example.com/e?x=1&amp;y=2">',
      ),
    ).toEqual([
      'https://example.com/a?b=1&c=2',
      'https://example.com/d',
      'https://example.com/e?x=1&y=2',
    ]);
  });

  it('finds codes, not amounts, years in links or phone numbers', () => {
    expect(
      codesIn(
        'Your code is 482913. Total $1234.50, order #10001, call +15550100, https://example.com/2026/123456',
      ),
    ).toEqual(['482913']);
    expect(codesIn('Order 10042 is on its way.\n\n    0042\n')).toEqual(['0042']);
  });
});
