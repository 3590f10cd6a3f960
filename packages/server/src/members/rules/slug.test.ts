import { expect, it } from 'vitest';
import { readSlug, slugTaken } from './slug.ts';

it('a slug is normalized to its form in URLs, and an invalid one is refused', () => {
  expect(readSlug(' Ada-L ')).toBe('ada-l');
  expect(readSlug('a b')).toEqual({
    refused: 'validation',
    status: 400,
    violations: [
      {
        field: 'slug',
        violatedRule: 'FORMAT',
        description:
          'must be letters, digits and hyphens, and begin and end with a letter or digit',
        data: {},
      },
    ],
  });
});

it('the refusal of a slug that is taken names it', () => {
  expect(slugTaken('ada')).toEqual({
    refused: 'application',
    status: 409,
    code: 'SLUG_ALREADY_EXISTS',
    description: 'The slug "ada" is or was used by another member.',
    data: { slug: 'ada' },
  });
});
