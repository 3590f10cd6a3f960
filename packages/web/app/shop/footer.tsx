import { useLocation } from 'react-router';
import { useEarlyChoice } from '../ui/use-early-choice.ts';
import { languages } from '../i18n/language.ts';
import { useLanguage, useTranslations } from '../i18n/use-translations.tsx';
import type { CollectionLink } from './collection-summary.server.ts';
import { Link } from './link.tsx';
import type { ShopLink } from './offering-links.server.ts';
import { TaxNote } from './tax-note.tsx';

interface FooterProps {
  readonly storeName: string;
  readonly tagline: string;
  readonly collections: readonly CollectionLink[];
  readonly visits: readonly ShopLink[];
  readonly help: readonly ShopLink[];
  /** The store's own first. */
  readonly currencies: readonly string[];
  /** The display currency. */
  readonly currency: string;
}

export function Footer({
  storeName,
  tagline,
  collections,
  visits,
  help,
  currencies,
  currency,
}: FooterProps) {
  const t = useTranslations('shop');
  const { prefix } = useLanguage();
  const { pathname, search } = useLocation();
  const here =
    (prefix !== '' && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) ||
    '/';
  return (
    <footer className="shop-footer">
      <div>
        <p className="title" dir="auto">
          {storeName}
        </p>
        <p className="mt-3 text-quiet" dir="auto">
          {tagline}
        </p>
      </div>
      <FooterLinks
        heading={t('shop')}
        links={[
          { to: '/products', name: t('allProducts') },
          ...collections.map(({ slug, name }) => ({ to: `/collections/${slug}`, name })),
        ]}
      />
      <div>
        {[visits, help].map(
          (links, at) =>
            links.length > 0 && (
              <FooterLinks key={at} heading={t(at === 0 ? 'visit' : 'help')} links={links} />
            ),
        )}
      </div>
      <div className="footer-choices">
        <TaxNote className="basis-full" />
        <LanguageLinks here={here + search} />
        {currencies.length > 1 && (
          <CurrencyForm currencies={currencies} currency={currency} here={pathname + search} />
        )}
      </div>
    </footer>
  );
}

function FooterLinks({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly ShopLink[];
}) {
  return (
    <nav aria-label={heading} className="footer-links">
      <p className="footer-heading">{heading}</p>
      {links.map(({ to, name }) => (
        <Link key={to} className="link-quiet block py-1.5" to={to}>
          <bdi>{name}</bdi>
        </Link>
      ))}
    </nav>
  );
}

/**
 * The same page in another language: a link, so that it can be shared, and one that remembers the
 * choice.
 */
function LanguageLinks({ here }: { readonly here: string }) {
  const t = useTranslations('shop');
  const { language } = useLanguage();
  return (
    <nav aria-label={t('language')} className="flex flex-wrap gap-x-5">
      {languages.map(({ code, name }) => (
        <a
          key={code}
          className="link-quiet py-2.5"
          href={`/language/${code}?to=${encodeURIComponent(here)}`}
          hrefLang={code}
          lang={code}
          rel="nofollow"
          aria-current={code === language ? 'true' : undefined}
        >
          {name}
        </a>
      ))}
    </nav>
  );
}

function CurrencyForm({
  currencies,
  currency,
  here,
}: Pick<FooterProps, 'currencies' | 'currency'> & { readonly here: string }) {
  const t = useTranslations('shop');
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const field = useEarlyChoice();
  return (
    <form method="post" action="/currency" className="currency-form">
      <input type="hidden" name="to" value={here} />
      <label className="flex items-center gap-3">
        <span className="text-quiet">{t('currency')}</span>
        <select
          ref={field}
          name="currency"
          className="currency-select"
          autoComplete="off"
          defaultValue={currency}
          onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}
        >
          {currencies.map((code) => (
            <option key={code} value={code}>
              {code}, {names.of(code)}
            </option>
          ))}
        </select>
      </label>
      <button className="cart-update link">{t('choose')}</button>
      <p className="basis-full text-sm text-quiet">
        {t('ownCurrency', { currency: currencies[0] ?? '' })}
      </p>
    </form>
  );
}
