import type { Route } from './+types/plans';
import { loadPlans } from '../../booking/plan-view.server.ts';
import { bookingTranslations } from '../../booking/format.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { wideSizes } from '../../shop/wide-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store } = root.loaderData;
  const addresses = addressesOf(root.loaderData, '/plans');
  return [
    ...pageMeta({
      title: `${loaderData.heading} | ${store.name}`,
      description: `${loaderData.intro} ${loaderData.plans.map(({ name, perks }) => `${name}: ${perks.join(', ')}.`).join(' ')}`,
      ...addresses,
      picture: loaderData.hero?.image,
      siteName: store.name,
    }),
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'ItemList',
        itemListElement: loaderData.plans.map(
          ({ name, description, amount, currency, slug }, at) => ({
            '@type': 'ListItem',
            position: at + 1,
            item: {
              '@type': 'Service',
              name,
              description: description.join(' '),
              url: `${addresses.canonical}#${slug}`,
              offers: { '@type': 'Offer', price: amount, priceCurrency: currency },
            },
          }),
        ),
      },
    },
  ];
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ t }, plans, { heroes }] = await Promise.all([
    bookingTranslations(page),
    loadPlans(page),
    page.store(),
  ]);
  return { heading: t('plans'), intro: t('plansIntro'), plans, hero: heroes.at(-1) };
}

export default function Plans({
  loaderData: { heading, intro, plans, hero },
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  const { language, prefix } = useLanguage();
  const lang = prefix === '' ? '' : `&lang=${language}`;
  return (
    <>
      {hero && (
        <Picture
          image={hero.image}
          focalPoint={hero.focalPoint}
          first
          sizes={wideSizes}
          className="plans-picture"
        />
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-12 gap-y-3 px-edge pt-7 pb-10 md:pt-9 md:pb-14">
        <h1 className="display">{heading}</h1>
        <p className="pb-2 text-quiet">{intro}</p>
      </div>
      {plans.length === 0 && <p className="px-edge pb-32 text-lg text-quiet">{t('noPlans')}</p>}
      <div className="grid border-t border-line pb-24 md:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
        {plans.map(({ id, slug, name, price, period, description, perks, trial, terms }) => (
          <section
            key={id}
            id={slug}
            className="flex flex-col border-line px-edge pt-10 pb-12 max-md:not-last:border-b md:border-e md:last:border-e-0"
          >
            <h2 className="title" dir="auto">
              {name}
            </h2>
            <p className="mt-5 flex items-baseline gap-2">
              <span className="subtitle tabular-nums">{price}</span>
              <span className="text-quiet">{period}</span>
            </p>
            <p className="mt-2 text-quiet">{[trial, ...terms].filter(Boolean).join('. ')}.</p>
            <div className="mt-6 max-w-[34em] space-y-4">
              {description.map((text) => (
                <p key={text} dir="auto">
                  {text}
                </p>
              ))}
            </div>
            <ul aria-label={t('perkName')} className="mt-6 mb-10 max-w-[34em]">
              {perks.map((perk) => (
                <li key={perk} className="flex gap-3 border-t border-line py-3">
                  <span aria-hidden className="text-accent">
                    ✓
                  </span>
                  <bdi>{perk}</bdi>
                </li>
              ))}
            </ul>
            <p className="mt-auto">
              <a className="button w-full sm:w-auto" href={`/hosted/plan?plan=${id}${lang}`}>
                {t('choosePlan', { plan: name })}
              </a>
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
