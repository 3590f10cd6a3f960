import type { Route } from './+types/service';
import { bookSlot } from '../../booking/book.server.ts';
import { BookingForm } from '../../booking/booking-form.tsx';
import { revalidateAfterSending } from '../../booking/revalidate.ts';
import { ServiceFacts } from '../../booking/service-facts.tsx';
import { loadServiceBySlug, serviceView } from '../../booking/service-view.server.ts';
import { serviceData } from '../../booking/structured-data.ts';
import { timesQueryOf, loadTimes } from '../../booking/times.server.ts';
import { TimesChoice } from '../../booking/times-choice.tsx';
import { useFresh } from '../../booking/use-fresh.ts';
import { pageContext } from '../../page-context.server.ts';
import { addressesOf, pageMeta } from '../../shop/page-meta.ts';
import { wideSizes } from '../../shop/wide-sizes.ts';
import { Picture } from '../../ui/picture.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [];
  const { store } = root.loaderData;
  const { service } = loaderData;
  const addresses = addressesOf(root.loaderData, `/services/${service.slug}`);
  return [
    ...pageMeta({
      title: service.seo.title ?? `${service.name} | ${store.name}`,
      description: service.seo.description ?? service.description.join(' '),
      ...addresses,
      picture: service.pictures[0],
      siteName: store.name,
    }),
    { 'script:ld+json': serviceData(service, { url: addresses.canonical, storeName: store.name }) },
  ];
}

/** Loads no session. The times are read on every request, so this page is not cached. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const service = await loadServiceBySlug(page, params.slug);
  const [view, times] = await Promise.all([
    serviceView(page, service),
    loadTimes(page, service, timesQueryOf(url), Date.now()),
  ]);
  return { service: view, times };
}

export const shouldRevalidate = revalidateAfterSending;

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const [service, form] = await Promise.all([
    loadServiceBySlug(page, params.slug),
    request.formData(),
  ]);
  return bookSlot({ page, request, userSession: page.userSession(), service, form });
}

export default function ServicePage({
  loaderData: { service, times },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  useFresh();
  const [first, ...further] = service.pictures;
  return (
    <article>
      <div className="booking-offer">
        {first && (
          <div>
            <Picture
              image={first}
              first
              sizes="(width >= 64rem) 64vw, (width >= 40rem) 134vw, 100vw"
              className="booking-picture"
            />
          </div>
        )}
        <div className="px-edge pt-8 pb-12 lg:px-[calc(var(--edge)*2)] lg:pt-10">
          <h1 className="title text-wrap" dir="auto">
            {service.name}
          </h1>
          <p className="mt-4 text-xl">{service.price.text}</p>
          <p className="mt-6">
            <a className="button" href="#times">
              {t('chooseTime')}
            </a>
          </p>
          <div className="mt-8 mb-10 max-w-[36em] space-y-4 text-[1.0625rem]">
            {service.description.map((text) => (
              <p key={text} dir="auto">
                {text}
              </p>
            ))}
          </div>
          <ServiceFacts service={service} />
        </div>
      </div>
      <TimesChoice times={times} heading={t('chooseTime')}>
        <BookingForm key={times.day} service={service} times={times} answer={actionData} cart />
      </TimesChoice>
      {further.map((picture) => (
        <Picture key={picture.url} image={picture} sizes={wideSizes} className="wide-picture" />
      ))}
    </article>
  );
}
