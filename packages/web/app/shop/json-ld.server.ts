/** JSON that can stand inside a script element, whatever names and texts it holds. */
export const jsonLdText = (...things: readonly object[]): string =>
  JSON.stringify(things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))).replace(
    /</g,
    '\\u003c',
  );

export interface Step {
  readonly name: string;
  /** From the first slash on, in the language of the page. */
  readonly path: string;
}

export const breadcrumbList = (origin: string, steps: readonly Step[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: origin + path,
  })),
});
