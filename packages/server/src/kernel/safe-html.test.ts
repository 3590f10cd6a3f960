import fc from 'fast-check';
import { expect, test } from 'vitest';
import { htmlToText, toSafeHtml } from './safe-html.ts';

const payloads = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<p style="background:url(javascript:alert(1))">x</p>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<style>@import "//evil.example"</style>',
  '<link rel=stylesheet href=//evil.example>',
  '<base href="//evil.example">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<p/onmouseover=alert(1)>x',
  '"><script>alert(1)</script>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<!--><script>alert(1)</script>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<xmp><script>alert(1)</script></xmp>',
  '<title><script>alert(1)</script></title>',
];

/** What a browser could run, load or be led by. */
function assertInert(html: string): void {
  const tags = [...html.matchAll(/<\/?([^\s>/]+)([^>]*)>/g)];
  for (const [tag, name = '', attributes = ''] of tags) {
    expect(
      [
        'p',
        'br',
        'hr',
        'strong',
        'em',
        'b',
        'i',
        'u',
        's',
        'sub',
        'sup',
        'small',
        'span',
        'div',
        'ul',
        'ol',
        'li',
        'a',
        'h2',
        'h3',
        'h4',
        'h5',
        'h6',
        'blockquote',
        'pre',
        'code',
        'table',
        'caption',
        'thead',
        'tbody',
        'tfoot',
        'tr',
        'th',
        'td',
      ],
      tag,
    ).toContain(name);
    for (const [, attribute] of attributes.matchAll(/([^\s=]+)\s*=\s*"[^"]*"/g))
      expect(['href', 'rel', 'target', 'start', 'colspan', 'rowspan', 'scope']).toContain(
        attribute,
      );
    for (const [, href = ''] of attributes.matchAll(/href="([^"]*)"/g))
      expect(href).toMatch(/^(https?:|mailto:|[^:]*$)/i);
    expect(attributes).not.toMatch(/\bon\w+\s*=/i);
  }
  // Whatever is left of an angle bracket belongs to one of these tags.
  expect(html.replaceAll(/<\/?[^\s>/]+[^>]*>/g, '')).not.toContain('<');
}

test.each(payloads)('%s comes out inert', (payload) => {
  assertInert(toSafeHtml(payload));
  assertInert(toSafeHtml(`<p>before ${payload} after</p>`));
});

test('combined, truncated and nested payloads come out inert, and sanitizing is idempotent', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom(...payloads),
      fc.string(),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<br />',
        '&lt;',
        '<strong>',
        '</strong>',
        '<',
        '>',
        '"',
        '&',
        '<!--',
        '-->',
        '<b',
        ' onclick=alert(1)',
      ),
    ),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(pieces, fc.nat(60), (parts, cut) => {
      const safe = toSafeHtml(parts.join('').slice(cut));
      assertInert(safe);
      expect(toSafeHtml(safe)).toBe(safe);
    }),
  );
});

test('tags split by removed markup come out inert', () => {
  for (const html of [
    '<<p>script>alert(1)<</p>/script>',
    '<p<br />>x',
    '&<br />lt;script>',
    '<p></strong></p>',
    '<p>',
    '</div>',
    '<P ONCLICK=alert(1)>x</P>',
    '<p>a<br />b</p>',
  ]) {
    const safe = toSafeHtml(html);
    assertInert(safe);
    expect((safe.match(/<p>/g) ?? []).length).toBe((safe.match(/<\/p>/g) ?? []).length);
  }
});

test('ordinary formatting is kept', () => {
  const html =
    '<h2>Care</h2><p>Wash <strong>cold</strong>.<br />See <a href="https://example.com/care">here</a> &amp; <em>there</em>.</p><ul><li>one</li></ul><table><tbody><tr><td colspan="2">x</td></tr></tbody></table>';
  expect(toSafeHtml(html)).toBe(html);
  expect(toSafeHtml('plain words')).toBe('plain words');
  expect(toSafeHtml('<h1>Big</h1>')).toBe('<h2>Big</h2>');
  expect(toSafeHtml('<a href="https://example.com" target="_blank">x</a>')).toContain(
    'rel="noopener noreferrer"',
  );
});

test('extracts the text without markup', () => {
  expect(htmlToText(toSafeHtml('<p>Salt &amp; pepper</p><p>2 &lt; 3</p>'))).toBe(
    'Salt & pepper 2 < 3',
  );
});
