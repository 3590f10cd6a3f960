import { data, redirect } from 'react-router';
import { currentCart } from '@shopwright/sdk';
import type { Route } from './+types/cart-link';
import { cartLinkOf } from '../../cart/cart-link.server.ts';
import { refusalOf } from '../../cart/form-errors.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { inLanguage, Link } from '../../shop/link.tsx';
import { pictureOf } from '../../shop/media.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { pageMeta } from '../../shop/page-meta.ts';
import { Notice } from '../../ui/notice.tsx';
import { Picture } from '../../ui/picture.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root] }: Route.MetaArgs) {
  return pageMeta({ title: root.loaderData.store.name });
}

/** A link changes nothing: it shows the items, and the button adds them to the cart. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const cartLink = cartLinkOf(params.lines);
  if (cartLink === undefined) throw missing();
  const { catalog, money } = context.get(pageContext);
  const formatAmount = await money();
  const { items } = await catalog.products
    .queryProducts()
    .in(
      '_id',
      cartLink.map(({ productId }) => productId),
    )
    .limit(100)
    .find();
  const products = cartLink.flatMap(({ productId, quantity, options }) => {
    const product = items.find(({ _id }) => _id === productId);
    if (product === undefined) return [];
    const chosen = product.variants?.find(
      ({ _id }) => _id !== undefined && _id === options?.variantId,
    );
    const {
      discountedPrice,
      price = discountedPrice,
      currency,
    } = chosen?.variant?.priceData ?? product.priceData ?? {};
    return [
      {
        id: productId + (options?.variantId ?? ''),
        name: product.name ?? '',
        picture: pictureOf(product.media?.mainMedia, ''),
        quantity,
        choices: Object.values(chosen?.choices ?? {}).join(', '),
        price:
          currency && typeof price === 'number'
            ? formatAmount(discountedPrice ?? price, currency)
            : undefined,
      },
    ];
  });
  return { products };
}

export async function action({ context, params }: Route.ActionArgs) {
  const cartLink = cartLinkOf(params.lines);
  if (cartLink === undefined) throw missing();
  const page = context.get(pageContext);
  const { language, locale, prefix } = await page.pageLanguage();
  try {
    await page
      .userSession()
      .use(currentCart)
      .addToCurrentCart({
        lineItems: cartLink.map(({ productId, quantity, options }) => ({
          quantity,
          catalogReference: {
            appId: '215238eb-22a5-4c36-9e7b-e7c08025e04e',
            catalogItemId: productId,
            ...(options ? { options } : {}),
          },
        })),
      });
  } catch (error) {
    const refused = refusalOf(error, createTranslate(messagesOf(language, 'cart').cart, locale));
    if (refused === undefined) throw error;
    return data({ refused }, { status: 409 });
  }
  return redirect(inLanguage(prefix, '/cart'), 303);
}

export default function CartLinkPage({
  loaderData: { products },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('cart');
  return (
    <section className="max-w-[52em] px-edge pt-10 pb-24 md:pt-20 md:pb-40">
      {actionData?.refused && <Notice kind="error">{actionData.refused}</Notice>}
      <h1 className="display">{t('linkHeading')}</h1>
      <p className="mt-6 text-lg text-quiet">
        {t(products.length > 0 ? 'linkText' : 'linkNothing')}
      </p>
      <ul className="cart-lines mt-8">
        {products.map(({ id, name, picture, quantity, choices, price }) => (
          <li key={id} className="cart-line">
            <div className="cart-picture">
              {picture && <Picture image={picture} sizes="9rem" className="size-full" />}
            </div>
            <div className="grid content-start gap-1">
              <p className="cart-name font-heading">{name}</p>
              {choices && <p className="text-sm text-quiet">{choices}</p>}
              <p className="text-sm text-quiet tabular-nums">
                {t('quantity')}: {quantity}
              </p>
            </div>
            {price && <p className="tabular-nums">{quantity > 1 ? t('each', { price }) : price}</p>}
          </li>
        ))}
      </ul>
      <form method="post" className="mt-8 flex flex-wrap items-center gap-x-8 gap-y-4">
        {products.length > 0 && <button className="button">{t('linkAdd')}</button>}
        <Link className="link py-2.5" to="/products">
          {t('allProducts')}
        </Link>
      </form>
    </section>
  );
}
