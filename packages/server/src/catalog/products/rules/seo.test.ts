import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patchSeo } from './seo.ts';

const tagsOf = (...tags: object[]) => patchSeo(undefined, { tags }).tags;

test('valid SEO tags are returned unchanged', () => {
  const tags = [
    { type: 'title', children: 'Mugs & bowls, sizes < 40', custom: false, disabled: false },
    { type: 'meta', props: { name: 'description', content: "It's a mug" } },
    { type: 'meta', props: { property: 'og:title', content: 'Mug' } },
    { type: 'link', props: { rel: 'canonical', href: 'https://shop.example/products/mug?a=1' } },
    {
      type: 'script',
      props: { type: 'application/ld+json' },
      children: '{"@type":"Product","name":"Mug"}',
    },
  ];
  expect(tagsOf(...tags)).toEqual(tags);
});

test.each([
  { type: 'script', children: 'alert(1)' },
  { type: 'script', props: { src: 'https://evil.example/x.js' } },
  { type: 'script', props: { type: 'application/ld+json' }, children: 'alert(1)' },
  { type: 'SCRIPT', props: { type: 'text/javascript' }, children: '{}' },
  { type: 'style', children: '*{display:none}' },
  { type: 'base', props: { href: 'https://evil.example/' } },
  { type: 'iframe', props: { src: 'https://evil.example/' } },
  { type: 'constructor', children: 'x' },
  { type: 'link', props: { rel: 'stylesheet', href: 'https://evil.example/x.css' } },
  { type: 'link', props: { rel: 'canonical', href: 'javascript:alert(1)' } },
  { type: 'link', props: { rel: 'canonical', href: ' javascript:alert(1)' } },
  { type: 'link', props: { rel: 'canonical', href: '//evil.example' } },
  { type: 'link', props: { rel: 'canonical', href: '/\\evil.example' } },
])('%j is removed', (tag) => {
  expect(tagsOf(tag)).toEqual([]);
});

test('attributes that run scripts, redirect or are not text are removed', () => {
  expect(
    tagsOf({
      type: 'meta',
      props: {
        'http-equiv': 'refresh',
        content: '0;url=https://evil.example',
        onload: 'alert(1)',
        name: 'x',
        'name=x onerror': 'alert(1)',
        property: { toString: 'x' },
      },
    }),
  ).toEqual([{ type: 'meta', props: { content: '0;url=https://evil.example', name: 'x' } }]);
});

/** As a careless storefront prints them. */
const print = ({
  type = '',
  props,
  children = '',
}: {
  type?: string;
  props?: Record<string, unknown> | null;
  children?: string;
}) =>
  `<${type}${Object.entries(props ?? {})
    .map(([name, value]) => ` ${name}="${String(value)}"`)
    .join('')}>${children}</${type}>`;

test('no input opens another tag, and sanitizing twice changes nothing', () => {
  const piece = fc.constantFrom(
    '<',
    '<<',
    '>',
    '"',
    "'",
    '/',
    '!',
    'script',
    '</title>',
    '<img src=x onerror=alert(1)>',
    '<!--',
    ' ',
    'a',
    '<\u0000b',
    '&lt;',
  );
  const text = fc.array(piece, { maxLength: 6 }).map((pieces) => pieces.join(''));
  fc.assert(
    fc.property(
      fc.constantFrom('title', 'meta', 'link', 'script'),
      text,
      text,
      (type, one, other) => {
        const clean =
          tagsOf({
            type,
            props: {
              name: one,
              content: other,
              rel: 'canonical',
              href: `https://shop.example/${one}`,
              type: 'application/ld+json',
            },
            children: type === 'script' ? JSON.stringify({ [one]: other }) : one,
          }) ?? [];
        for (const tag of clean)
          expect(print(tag).match(/<[a-z/!?]/gi)).toEqual(['<' + type[0], '</']);
        expect(tagsOf(...clean)).toEqual(clean);
      },
    ),
    { numRuns: 2000 },
  );
});
