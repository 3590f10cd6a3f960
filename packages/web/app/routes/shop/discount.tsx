import { data, redirect } from 'react-router';
import type { Route } from './+types/discount';
import { isCode } from '../../cart/discount-code.ts';
import { savePendingCode } from '../../cart/pending-code.server.ts';
import { makeChange } from '../../cart/make-change.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { localPath } from '../../http/local-path.server.ts';
import { inLanguage, Link } from '../../shop/link.tsx';
import { missing } from '../../shop/not-found.server.ts';
import { pageMeta } from '../../shop/page-meta.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], params }: Route.MetaArgs) {
  return pageMeta({ title: `${params.code} | ${root.loaderData.store.name}` });
}

/**
 * Applies a code to the cart, or stores it until the first item is added, then redirects to a page
 * that confirms it.
 */
export async function loader({ request, context, params, url }: Route.LoaderArgs) {
  if (!isCode(params.code)) throw missing();
  const page = context.get(pageContext);
  const { prefix } = await page.pageLanguage();
  const next = new URL(
    localPath(url.searchParams.get('redirect')) ?? inLanguage(prefix, '/'),
    page.origin,
  );
  next.searchParams.set('discount', params.code);
  const leads = () => redirect(next.pathname + next.search + next.hash, 303);
  const { cart, refused } = await makeChange(page, request, {
    intent: 'coupon',
    code: params.code,
  });
  if (refused === undefined) return leads();
  if (cart && cart.lines.length > 0) return data({ code: params.code, refused }, { status: 409 });
  savePendingCode(page, params.code);
  return leads();
}

export default function DiscountPage({ loaderData: { code, refused } }: Route.ComponentProps) {
  const t = useTranslations('cart');
  return (
    <section className="grid max-w-[40em] gap-6 px-edge pt-10 pb-32 md:pt-20 md:pb-48">
      <h1 className="display break-words">{t('discountHeading', { code })}</h1>
      <p className="text-lg">{refused}</p>
      <p className="flex flex-wrap gap-x-8">
        <Link className="link py-2.5" to="/cart">
          {t('viewCart')}
        </Link>
        <Link className="link py-2.5" to="/products">
          {t('continue')}
        </Link>
      </p>
    </section>
  );
}
