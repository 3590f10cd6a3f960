export interface SeoTag {
  readonly type?: string;
  readonly props?: Readonly<Record<string, unknown>> | null;
  readonly children?: string;
}

export const isTitleTag = ({ type }: SeoTag): boolean => type === 'title';
export const isDescriptionTag = ({ type, props }: SeoTag): boolean =>
  type === 'meta' && props?.['name'] === 'description';

/** Title and description among the owner's tags for search engines. */
export function seoOf(schema: { readonly tags?: readonly SeoTag[] } | undefined): {
  readonly title?: string;
  readonly description?: string;
} {
  const tags = schema?.tags ?? [];
  const title = tags.find(isTitleTag)?.children;
  const description = tags.find(isDescriptionTag)?.props?.['content'];
  return {
    ...(title ? { title } : {}),
    ...(typeof description === 'string' ? { description } : {}),
  };
}
