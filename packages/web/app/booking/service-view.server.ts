import { services, type services as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import { sizedPicture } from '../shop/media.server.ts';
import { orMissing } from '../shop/not-found.server.ts';
import { paragraphs } from '../shop/plain-text.ts';
import { bookingTranslations, spanText } from './format.server.ts';

/** A service as pages show it; the same for everyone. */
export type ServiceView = Awaited<ReturnType<typeof serviceView>>;

export async function loadServices(page: PageContext): Promise<ServiceView[]> {
  const found = await page.catalog
    .use(services)
    .queryServices({ query: { paging: { limit: 100 } } });
  return Promise.all(
    (found.services ?? [])
      .filter(({ visible }) => visible !== false)
      .map((service) => serviceView(page, service)),
  );
}

export async function loadServiceBySlug(page: PageContext, slug: string): Promise<api.Service> {
  const { service } = await orMissing(page.catalog.use(services).getServiceBySlug(slug));
  return service ?? {};
}

export async function loadServiceById(page: PageContext, id: string): Promise<api.Service> {
  const { service } = await orMissing(page.catalog.use(services).getService(id));
  return service ?? {};
}

export async function serviceView(page: PageContext, service: api.Service) {
  const [{ t, locale }, { currency }, money] = await Promise.all([
    bookingTranslations(page),
    page.store(),
    page.money(),
  ]);
  const {
    name = '',
    capacity = 1,
    durationMinutes = 0,
    cancelMinutes = 0,
    leadMinutes = 0,
    paymentOptions = [],
    price = '0',
    seo,
  } = service;
  const amount = Number(price);
  const cost = amount === 0 ? t('forNothing') : money(amount, currency);
  return {
    id: service._id ?? '',
    slug: service.slug ?? '',
    name,
    price: {
      amount: price,
      currency,
      text: amount === 0 ? cost : t(capacity > 1 ? 'perPerson' : 'perVisit', { price: cost }),
    },
    length: spanText(durationMinutes, locale),
    durationMinutes,
    location: service.location ?? '',
    group: capacity > 1 || service.type === 'CLASS' ? t('groupOf', { count: capacity }) : undefined,
    capacity,
    description: paragraphs(service.description ?? ''),
    pictures: (service.media ?? []).flatMap((image) => sizedPicture(image, name) ?? []),
    policy: [
      t(cancelMinutes > 0 ? 'cancelUntil' : 'cancelAnytime', {
        time: spanText(cancelMinutes, locale),
      }),
      ...(leadMinutes > 0 ? [t('leadTime', { time: spanText(leadMinutes, locale) })] : []),
      ...(paymentOptions.includes('MEMBERSHIP') ? [t('planPays')] : []),
    ],
    options: service.options ?? [],
    payment: await waysToPay(page, service),
    seo: { title: seo?.title, description: seo?.description },
  };
}

/** The payment options; paying with a plan is offered at checkout. */
async function waysToPay(
  page: PageContext,
  { paymentOptions = [], price = '0', deposit, capacity = 1 }: api.Service,
): Promise<{ value: string; label: string }[]> {
  const [{ t }, { currency }, money] = await Promise.all([
    bookingTranslations(page),
    page.store(),
    page.money(),
  ]);
  if (Number(price) === 0) return [];
  const all = money(Number(price), currency);
  return paymentOptions.flatMap((value): { value: string; label: string }[] => {
    switch (value) {
      case 'FULL_PAYMENT_ONLINE':
        return [{ value, label: t(capacity > 1 ? 'payAllEach' : 'payAll', { price: all }) }];
      case 'FULL_PAYMENT_OFFLINE':
        return [{ value, label: t('payThere', { price: all }) }];
      case 'DEPOSIT_ONLINE':
        return deposit
          ? [
              {
                value,
                label: t('payDeposit', {
                  deposit: money(Number(deposit), currency),
                  rest: money(
                    (Math.round(Number(price) * 1000) - Math.round(Number(deposit) * 1000)) / 1000,
                    currency,
                  ),
                }),
              },
            ]
          : [];
      default:
        return [];
    }
  });
}
