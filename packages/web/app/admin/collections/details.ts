import { isDescriptionTag, isTitleTag, seoOf, type SeoTag } from '../../shop/seo-tags.ts';

/** The fields of a collection that its form edits, as texts. */
export interface Details {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  /** `on` or empty, as a checkbox is sent. */
  readonly visible: string;
  readonly seoTitle: string;
  readonly seoDescription: string;
}

export type DetailName = keyof Details;

export const detailNames = [
  'name',
  'slug',
  'description',
  'visible',
  'seoTitle',
  'seoDescription',
] as const satisfies readonly DetailName[];

export const newDetails: Details = {
  name: '',
  slug: '',
  description: '',
  visible: 'on',
  seoTitle: '',
  seoDescription: '',
};

/**
 * The fields that the editor changed. A field that another person has changed too is a conflict,
 * unless both entered the same.
 */
export function compareDetails(
  seen: Details,
  entered: Details,
  current: Details,
): { readonly changed: readonly DetailName[]; readonly conflicts: readonly DetailName[] } {
  const edited = detailNames.filter((name) => entered[name] !== seen[name]);
  return {
    changed: edited.filter((name) => entered[name] !== current[name]),
    conflicts: edited.filter(
      (name) => current[name] !== seen[name] && current[name] !== entered[name],
    ),
  };
}

/** The title and description among the owner's tags for search engines. */
export function readSeo(tags: readonly SeoTag[]): Pick<Details, 'seoTitle' | 'seoDescription'> {
  const { title = '', description = '' } = seoOf({ tags });
  return { seoTitle: title, seoDescription: description };
}

/** All tags with another title and description. Tags that apps have set stay. */
export function writeSeo<Tag extends SeoTag>(
  tags: readonly Tag[],
  { seoTitle, seoDescription }: Pick<Details, 'seoTitle' | 'seoDescription'>,
): (Tag | SeoTag)[] {
  return [
    ...tags.filter((tag) => !isTitleTag(tag) && !isDescriptionTag(tag)),
    ...(seoTitle === '' ? [] : [{ type: 'title', children: seoTitle }]),
    ...(seoDescription === ''
      ? []
      : [{ type: 'meta', props: { name: 'description', content: seoDescription } }]),
  ];
}
