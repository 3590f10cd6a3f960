import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';

export interface Crumb {
  readonly name: string;
  /** As in the store's own language. */
  readonly path: string;
}

export function Breadcrumbs({ crumbs }: { readonly crumbs: readonly Crumb[] }) {
  const t = useTranslations('product');
  return (
    <nav aria-label={t('breadcrumbs')} className="px-edge pb-3 text-sm">
      <ol className="flex flex-wrap">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="crumb">
            <Link className="link-quiet inline-block py-2" to={path} prefetch="intent">
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}
