import { useRouteLoaderData } from 'react-router';

const LONGEST_EXAMPLE = 36;

/** What this shop sells, as an example of what can be typed; empty where it has no collections. */
export function useSearchExample(): string {
  const collections =
    useRouteLoaderData<() => { readonly collections: readonly { readonly name: string }[] }>(
      'routes/shop/layout',
    )?.collections ?? [];
  return exampleOf(collections.map(({ name }) => name));
}

export function exampleOf(names: readonly string[]): string {
  const fitting = names.reduce((example, name) => {
    const longer = example === '' ? name : `${example}, ${name}`;
    return longer.length <= LONGEST_EXAMPLE ? longer : example;
  }, '');
  return fitting === '' ? '' : `${fitting} …`;
}
