import { expect, it } from 'vitest';
import { plainSlug } from './member-slug.ts';

it('slugs that differ only by case are the same', () => {
  for (const slug of ['ada-l', 'Ada-L', ' ADA-L ', 'ａｄａ-l'])
    expect(plainSlug(slug)).toBe('ada-l');
});

it('a slug has letters and digits of any script, with hyphens and underscores inside', () => {
  for (const slug of ['a', '7', 'a-b_c', 'жук', '名前', 'a--b', 'x'.repeat(255)])
    expect(plainSlug(slug)).toBe(slug);
  for (const slug of ['', ' ', '-', '-a', 'a-', '_a', 'a_', 'a b', 'a/b', 'a.b', 'x'.repeat(256)])
    expect(plainSlug(slug), slug).toBeUndefined();
});
