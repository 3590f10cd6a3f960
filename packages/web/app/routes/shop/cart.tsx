import { useEffect, useRef } from 'react';
import { data, redirect } from 'react-router';
import { currentCart } from '@shopwright/sdk';
import type { Route } from './+types/cart';
import { countryChoices } from '../../address/countries.server.ts';
import { checkoutAddress } from '../../booking/checkout.server.ts';
import { CartForm } from '../../cart/cart-form.tsx';
import { CartLines } from '../../cart/cart-lines.tsx';
import { useCart } from '../../cart/cart-context.ts';
import { CartTotals } from '../../cart/cart-totals.tsx';
import { countOf } from '../../cart/cart-view.ts';
import { CheckoutButton } from '../../cart/checkout-button.tsx';
import { destinationOf } from '../../cart/destination.server.ts';
import { loadCart } from '../../cart/load-cart.server.ts';
import { asMember, fieldsIn, makeChange } from '../../cart/make-change.server.ts';
import { refusalOf } from '../../cart/form-errors.server.ts';
import { deferred } from '../../deferred.server.ts';
import { pageContext, type PageContext } from '../../page-context.server.ts';
import { loadCollections } from '../../shop/collection-summary.server.ts';
import { loadFeatured } from '../../shop/featured.server.ts';
import { inLanguage, Link } from '../../shop/link.tsx';
import { pageMeta } from '../../shop/page-meta.ts';
import { ProductCard } from '../../shop/product-card.tsx';
import { Field, Select } from '../../ui/field.tsx';
import { Notice } from '../../ui/notice.tsx';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  const { store, origin, prefix } = root.loaderData;
  return pageMeta({
    title: `${loaderData?.title ?? ''} | ${store.name}`,
    description: `${loaderData?.title ?? ''}. ${store.name}. ${store.tagline}`,
    canonical: `${origin}${prefix}/cart`,
  });
}

const SUGGESTED_PRODUCTS = 4;

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [critical, suggested] = await Promise.all([
    loadCritical(page, request),
    loadDeferred(page),
  ]);
  return { ...critical, suggested };
}

async function loadCritical(page: PageContext, request: Request) {
  const [t, { language, locale }, cart] = await Promise.all([
    translateCart(page),
    page.pageLanguage(),
    asMember(page.userSession(), () => loadCart(page, destinationOf(request))),
  ]);
  return {
    cart,
    title: t('heading'),
    countries: countryChoices(locale),
    messages: messagesOf(language, 'catalog'),
  };
}

/** Products to continue with, below the cart. */
async function loadDeferred(page: PageContext) {
  const collections = await deferred(page, 'collections', loadCollections(page.catalog), []);
  return deferred(
    page,
    'suggested products',
    loadFeatured(page, { collections, count: SUGGESTED_PRODUCTS }),
    [],
  );
}

/** The action of every cart form without JavaScript. Errors are shown with the entered values. */
export async function action({ request, context }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const fields = fieldsIn(await request.formData());
  const { prefix } = await page.pageLanguage();
  if (fields['intent'] === 'checkout') return checkOut(page);
  const { refused } = await makeChange(page, request, fields);
  if (refused !== undefined) return data({ refused, fields }, { status: 409 });
  return redirect(inLanguage(prefix, '/cart'), 303);
}

async function checkOut(page: PageContext) {
  const userSession = page.userSession();
  const t = await translateCart(page);
  if (!userSession.hasTokens())
    return data({ refused: t('checkoutEmpty'), fields: {} }, { status: 409 });
  try {
    // With JavaScript the button says so before.
    const cart = await asMember(userSession, () => loadCart(page, undefined));
    if (cart?.canCheckOut === false)
      return data({ refused: t('checkoutBlocked'), fields: {} }, { status: 409 });
    const { checkoutId } = await asMember(userSession, () =>
      userSession.use(currentCart).createCheckoutFromCurrentCart({ channelType: 'WEB' }),
    );
    return redirect(await checkoutAddress(page, checkoutId ?? ''), 303);
  } catch (error) {
    const refused = refusalOf(error, t);
    if (refused === undefined) throw error;
    return data({ refused, fields: {} }, { status: 409 });
  }
}

async function translateCart(page: PageContext) {
  const { language, locale } = await page.pageLanguage();
  return createTranslate(messagesOf(language, 'cart').cart, locale);
}

/**
 * The field takes the focus when its code is refused, so that the reason is read out and in sight.
 */
function CouponForm({
  error,
  typed,
}: {
  readonly error: string | undefined;
  readonly typed: string | undefined;
}) {
  const t = useTranslations('cart');
  const form = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (error !== undefined) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus();
  }, [error]);
  return (
    <div ref={form}>
      <CartForm intent="coupon" className="fold-row">
        <Field
          label={t('coupon')}
          name="code"
          required
          maxLength={100}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed}
          error={error}
        />
        <button className="button button-quiet">{t('apply')}</button>
      </CartForm>
    </div>
  );
}

export default function Cart({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('cart');
  const { cart: live, pending, waiting, refused: refusedNow, refusedIntent, adopt } = useCart();
  // The cart that the page was rendered with counts as the server's; it is shown until the provider
  // has loaded.
  useEffect(() => adopt(loaderData.cart), [adopt, loaderData.cart]);
  const cart = live === undefined ? loaderData.cart : live;
  const typed = (name: string): string | undefined =>
    (actionData?.fields as Record<string, string> | undefined)?.[name];
  const said = refusedNow ?? actionData?.refused;
  // A code that is refused is explained at its field, everything else above the items.
  const couponError =
    (refusedNow === undefined ? typed('intent') : refusedIntent) === 'coupon' ? said : undefined;
  const refused = couponError === undefined || cart?.coupon ? said : undefined;
  if (!cart || cart.lines.length === 0) {
    return (
      <section className="px-edge pt-10 pb-20 md:pt-20">
        {refused && <Notice kind="error">{refused}</Notice>}
        <h1 className="display">{t('empty')}</h1>
        <p className="mt-8 max-w-[34em] text-lg text-quiet">{t('emptyText')}</p>
        <p className="mt-8">
          <Link className="button" to="/products">
            {t('allProducts')}
          </Link>
        </p>
        {loaderData.suggested.length > 0 && (
          <TranslationsProvider messages={loaderData.messages}>
            <section className="-mx-(--edge) pt-20">
              <h2 className="title px-edge pb-6">{t('suggested')}</h2>
              <ul className="grid grid-cols-2 lg:grid-cols-4">
                {loaderData.suggested.map((product) => (
                  <li key={product.slug}>
                    <ProductCard product={product} heading="h3" />
                  </li>
                ))}
              </ul>
            </section>
          </TranslationsProvider>
        )}
      </section>
    );
  }
  return (
    <div className="cart-page">
      <header className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
        <h1 className="display">{t('heading')}</h1>
        <p className="text-quiet">{t('items', { count: countOf(cart) })}</p>
      </header>
      <div className="grid content-start gap-4">
        {refused && <Notice kind="error">{refused}</Notice>}
        {waiting && <Notice kind="note">{t('waiting')}</Notice>}
        <CartLines lines={cart.lines} heading="h2" />
        <p>
          <Link className="link inline-block py-2.5" to="/products">
            {t('continue')}
          </Link>
        </p>
      </div>
      <aside className="cart-aside" aria-label={t('total')}>
        <CartTotals cart={cart} pending={pending > 0 || waiting} />
        <div className="mt-6">
          <CheckoutButton cart={cart} />
        </div>
        <p className="mt-3 text-center text-sm text-quiet">{t('checkoutSafe')}</p>
        <div className="mt-8">
          {!cart.coupon && (
            <details
              className="fold"
              open={typed('intent') === 'coupon' || couponError !== undefined}
            >
              <summary>{t('couponEnter')}</summary>
              <CouponForm error={couponError} typed={typed('code')} />
            </details>
          )}
          {cart.needsDelivery && (
            <details className="fold" open={cart.destination !== undefined}>
              <summary>{t('deliverTo')}</summary>
              <CartForm intent="destination" className="fold-row">
                <Select
                  label={t('country')}
                  name="country"
                  required
                  autoComplete="country"
                  defaultValue={cart.destination?.country ?? ''}
                >
                  <option value="" disabled>
                    {t('chooseCountry')}
                  </option>
                  {loaderData.countries.map(({ code, name }) => (
                    <option key={code} value={code}>
                      {name}
                    </option>
                  ))}
                </Select>
                <Field
                  label={t('postcode')}
                  name="postalCode"
                  maxLength={12}
                  autoComplete="postal-code"
                  defaultValue={cart.destination?.postalCode}
                />
                <button className="button button-quiet">{t('workOut')}</button>
              </CartForm>
            </details>
          )}
          <details className="fold" open={cart.note !== ''}>
            <summary>{t('note')}</summary>
            <CartForm intent="note" className="grid gap-3 pb-5">
              <label className="field">
                <span className="field-label">{t('noteHint')}</span>
                <textarea
                  key={loaderData.cart?.note}
                  className="field-input"
                  name="note"
                  rows={3}
                  maxLength={1000}
                  defaultValue={cart.note}
                />
              </label>
              <button className="button button-quiet justify-self-start">{t('saveNote')}</button>
            </CartForm>
          </details>
        </div>
      </aside>
    </div>
  );
}
