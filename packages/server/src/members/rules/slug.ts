import { plainSlug } from '../../identity/accounts/rules/member-slug.ts';
import { refuse, refuseFields, violation, type Refusal } from '../../kernel/outcome.ts';

export function readSlug(slug: string): string | Refusal {
  return (
    plainSlug(slug) ??
    refuseFields(
      violation(
        'slug',
        'FORMAT',
        'must be letters, digits and hyphens, and begin and end with a letter or digit',
      ),
    )
  );
}

export const slugTaken = (slug: string): Refusal<'SLUG_ALREADY_EXISTS'> =>
  refuse(
    'SLUG_ALREADY_EXISTS',
    { slug },
    {
      slug,
    },
  );
