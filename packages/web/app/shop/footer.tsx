import { useLocation } from 'react-router';
import { useEarlyChoice } from '../ui/use-early-choice.ts';
import { languages } from '../words/language.ts';
import { useLanguage, useWords } from '../words/use-words.tsx';
import type { CollectionLink } from './collection-summary.ts';
import { Link } from './link.tsx';
import { policySlugs } from './policies.ts';
import { withoutTracking } from './tracking-parameters.ts';

interface FooterProps {
  readonly storeName: string;
  readonly tagline: string;
  readonly collections: readonly CollectionLink[];
  /** The store's own first. */
  readonly currencies: readonly string[];
  /** What prices are shown in. */
  readonly currency: string;
}

export function Footer({ storeName, tagline, collections, currencies, currency }: FooterProps) {
  const say = useWords('shop');
  const { prefix } = useLanguage();
  const { pathname, search: whole } = useLocation();
  const search = withoutTracking(whole);
  const here = (prefix !== '' && pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname) || '/';
  return (
    <footer className="shop-footer">
      <div>
        <p className="title">{storeName}</p>
        <p className="mt-3 text-quiet">{tagline}</p>
      </div>
      <nav aria-label={say('shop')}>
        <p className="footer-heading">{say('shop')}</p>
        <FooterLink to="/products">{say('allProducts')}</FooterLink>
        {collections.map(({ slug, name }) => <FooterLink key={slug} to={`/collections/${slug}`}>{name}</FooterLink>)}
      </nav>
      <nav aria-label={say('visit')}>
        <p className="footer-heading">{say('visit')}</p>
        <FooterLink to="/services">{say('services')}</FooterLink>
        <FooterLink to="/events">{say('events')}</FooterLink>
        <FooterLink to="/plans">{say('plans')}</FooterLink>
        <FooterLink to="/gift-cards">{say('giftCards')}</FooterLink>
        <p className="footer-heading mt-6">{say('help')}</p>
        <FooterLink to="/orders/lookup">{say('orderLookup')}</FooterLink>
        {policySlugs.map((slug) => <FooterLink key={slug} to={`/policies/${slug}`}>{say(slug)}</FooterLink>)}
      </nav>
      <div className="footer-choices">
        <LanguageLinks here={here + search} />
        {currencies.length > 1 && <CurrencyForm currencies={currencies} currency={currency} here={pathname + search} />}
      </div>
    </footer>
  );
}

function FooterLink({ to, children }: { readonly to: string; readonly children: string }) {
  return <Link className="link-quiet block py-1.5" to={to}>{children}</Link>;
}

/** The same page in another language: a link, so that it can be shared, and one that remembers the choice. */
function LanguageLinks({ here }: { readonly here: string }) {
  const say = useWords('shop');
  const { language } = useLanguage();
  return (
    <nav aria-label={say('language')} className="flex flex-wrap gap-x-5">
      {languages.map(({ code, name }) => (
        <a key={code} className="link-quiet py-2.5" href={`/language/${code}?to=${encodeURIComponent(here)}`} hrefLang={code} lang={code} rel="nofollow" aria-current={code === language ? 'true' : undefined}>{name}</a>
      ))}
    </nav>
  );
}

function CurrencyForm({ currencies, currency, here }: Pick<FooterProps, 'currencies' | 'currency'> & { readonly here: string }) {
  const say = useWords('shop');
  const { locale } = useLanguage();
  const names = new Intl.DisplayNames([locale], { type: 'currency' });
  const field = useEarlyChoice();
  return (
    <form method="post" action="/currency" className="currency-form">
      <input type="hidden" name="to" value={here} />
      <label className="flex items-center gap-3">
        <span className="text-quiet">{say('currency')}</span>
        <select ref={field} name="currency" className="currency-select" autoComplete="off" defaultValue={currency} onChange={({ currentTarget }) => currentTarget.form?.requestSubmit()}>
          {currencies.map((code) => <option key={code} value={code}>{code}, {names.of(code)}</option>)}
        </select>
      </label>
      <button className="cart-update link">{say('choose')}</button>
      <p className="basis-full text-sm text-quiet">{say('ownCurrency', { currency: currencies[0] ?? '' })}</p>
    </form>
  );
}
