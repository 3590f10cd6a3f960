export const productsPerPage = 48;

/** From the address; anything that is no page number is the first page. */
export function pageNumber(url: URL): number {
  const text = url.searchParams.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1;
}

export const pageAddress = (path: string, page: number): string => (page > 1 ? `${path}?page=${page}` : path);
