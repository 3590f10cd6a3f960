import type { Route } from './+types/policy';
import { pageContext } from '../../page-context.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { pageMeta } from '../../shop/page-meta.ts';
import { inLanguage, NavLink } from '../../shop/link.tsx';
import { paragraphs } from '../../shop/plain-text.ts';
import { isPolicy, policySlugs } from '../../shop/policies.ts';
import { formatDay } from '../../i18n/format-dates.server.ts';
import { messagesOf } from '../../i18n/dictionary.server.ts';
import { createTranslate } from '../../i18n/translate.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store, origin } = root.loaderData;
  return pageMeta({
    title: `${loaderData.heading} | ${store.name}`,
    description: loaderData.text[0] ?? '',
    canonical: origin + loaderData.path,
  });
}

export async function loader({ context, params }: Route.LoaderArgs) {
  if (!isPolicy(params.slug)) throw missing();
  const { store, pageLanguage } = context.get(pageContext);
  const [{ policies, email, timeZone }, { language, locale, prefix }] = await Promise.all([
    store(),
    pageLanguage(),
  ]);
  const t = createTranslate(messagesOf(language, 'shop').shop, locale);
  const policy = policies.find(({ slug }) => slug === params.slug);
  const changed = policy?.updatedDate;
  return {
    slug: params.slug,
    path: inLanguage(prefix, `/policies/${params.slug}`),
    heading: t(params.slug),
    text: policy ? paragraphs(policy.text) : [t('policyMissing', { email })],
    updated: changed ? t('updated', { date: formatDay(changed, locale, timeZone) }) : undefined,
  };
}

export default function PolicyPage({
  loaderData: { slug, heading, text, updated },
}: Route.ComponentProps) {
  const t = useTranslations('shop');
  return (
    <div className="policy-page">
      <h1 className="display">{heading}</h1>
      <nav aria-label={t('policies')} className="policy-links">
        {policySlugs.map((each) => (
          <NavLink key={each} className="nav-link" to={`/policies/${each}`}>
            {t(each)}
          </NavLink>
        ))}
      </nav>
      <div className="grid max-w-[38em] gap-4 text-[1.0625rem] leading-relaxed">
        {text.map((paragraph) => (
          <p key={paragraph} dir="auto">
            {paragraph}
          </p>
        ))}
        {updated && <p className="text-sm text-quiet">{updated}</p>}
        {slug === 'privacy' && (
          <section className="mt-8 grid gap-4">
            <h2 className="subtitle">{t('privacyOwn')}</h2>
            <p>{t('privacyCookies')}</p>
            <p>{t('privacyScripts')}</p>
            <p>{t('privacyAnalytics')}</p>
          </section>
        )}
      </div>
    </div>
  );
}
