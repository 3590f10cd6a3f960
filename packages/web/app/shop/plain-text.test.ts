import { expect, test } from 'vitest';
import { paragraphs, shortened } from './plain-text.ts';

test('rich text gives its paragraphs without markup', () => {
  expect(paragraphs('<p>One &amp; <b>only</b></p><p>Two<br>lines</p><ul><li>a</li></ul>')).toEqual([
    'One & only',
    'Two',
    'lines',
    'a',
  ]);
});

test('markup that is not closed or nested in itself leaves no tag behind', () => {
  expect(paragraphs('<img src=x onerror=alert(1)>text<script>').join('')).toBe('text');
});

test('text without markup is one paragraph, none at all is none', () => {
  expect(paragraphs('plain')).toEqual(['plain']);
  expect(paragraphs('  ')).toEqual([]);
});

test('a long text is cut between words and says so', () => {
  expect(shortened('a few words too many', 14)).toBe('a few words…');
  expect(shortened('short', 14)).toBe('short');
});
