import type { Route } from './+types/services';
import { OfferGrid } from '../../booking/offer-grid.tsx';
import { loadServices } from '../../booking/service-view.server.ts';
import { bookingTranslations } from '../../booking/format.server.ts';
import { pageContext } from '../../page-context.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store } = root.loaderData;
  return pageMeta({
    title: `${loaderData.heading} | ${store.name}`,
    description: loaderData.intro,
    ...addressesOf(root.loaderData, '/services'),
    picture: loaderData.services[0]?.picture,
    siteName: store.name,
  });
}

export async function loader({ context }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const [{ t }, services] = await Promise.all([bookingTranslations(page), loadServices(page)]);
  return {
    heading: t('services'),
    intro: t('servicesIntro'),
    services: services.map(({ slug, name, price, length, description, pictures }) => ({
      path: `/services/${slug}`,
      name,
      lines: [`${length}, ${price.text}`],
      text: description[0],
      picture: pictures[0],
    })),
  };
}

export default function Services({
  loaderData: { heading, intro, services },
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  return (
    <OfferGrid
      heading={heading}
      intro={intro}
      offers={services}
      none={t('noServices')}
      more={t('bookNow')}
    />
  );
}
