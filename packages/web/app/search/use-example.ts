import { useRouteLoaderData } from 'react-router';

const MAX_EXAMPLE_LENGTH = 36;

/** An example search from the shop's collections; empty without collections. */
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
    return longer.length <= MAX_EXAMPLE_LENGTH ? longer : example;
  }, '');
  return fitting === '' ? '' : `${fitting} …`;
}
