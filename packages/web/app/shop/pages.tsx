import { pageAddress } from './page-number.ts';
import { Link } from './link.tsx';

interface PagesProps {
  readonly path: string;
  readonly page: number;
  readonly pageCount: number;
}

export function Pages({ path, page, pageCount }: PagesProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label="Pages" className="flex items-baseline justify-between border-t border-line px-edge py-8">
      {page > 1 ? <Link className="link" rel="prev" to={pageAddress(path, page - 1)}>Previous</Link> : <span />}
      <p className="text-quiet tabular-nums">Page {page} of {pageCount}</p>
      {page < pageCount ? <Link className="link" rel="next" prefetch="intent" to={pageAddress(path, page + 1)}>Next</Link> : <span />}
    </nav>
  );
}
