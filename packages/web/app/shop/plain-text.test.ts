import { expect, test } from 'vitest';
import { paragraphs, shortened } from './plain-text.ts';

test('extracts the paragraphs of rich text without markup', () => {
  expect(paragraphs('<p>One &amp; <b>only</b></p><p>Two<br>lines</p><ul><li>a</li></ul>')).toEqual([
    'One & only',
    'Two',
    'lines',
    'a',
  ]);
});

test('leaves no tag behind for unclosed or nested markup', () => {
  expect(paragraphs('<img src=x onerror=alert(1)>text<script>').join('')).toBe('text');
});

test('returns one paragraph for plain text, and none for no text', () => {
  expect(paragraphs('plain')).toEqual(['plain']);
  expect(paragraphs('  ')).toEqual([]);
});

test('truncates a long text between words with an ellipsis', () => {
  expect(shortened('a few words too many', 14)).toBe('a few words…');
  expect(shortened('short', 14)).toBe('short');
});
