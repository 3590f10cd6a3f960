import { plans, services, type plans as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import { orMissing } from '../shop/not-found.server.ts';
import { paragraphs } from '../shop/plain-text.ts';
import { bookingTranslations, type TranslateBooking } from './format.server.ts';

/** A plan as pages show it; the same for everyone. */
export type PlanView = Awaited<ReturnType<typeof planView>>;

export async function loadPlans(page: PageContext): Promise<PlanView[]> {
  const { plans: found = [] } = await page.catalog
    .use(plans)
    .queryPlans({ query: { paging: { limit: 100 } } });
  const views = await Promise.all(
    found.filter(({ visible }) => visible !== false).map((plan) => planView(page, plan)),
  );
  return views.toSorted((a, b) => Number(a.amount) - Number(b.amount));
}

export async function loadPlan(page: PageContext, id: string): Promise<api.Plan> {
  const { plan } = await orMissing(page.catalog.use(plans).getPlan(id));
  return plan ?? {};
}

export async function loadPlanBySlug(page: PageContext, slug: string): Promise<api.Plan> {
  const { plan } = await orMissing(page.catalog.use(plans).getPlanBySlug(slug));
  return plan ?? {};
}

const every = {
  DAY: 'everyDay',
  WEEK: 'everyWeek',
  MONTH: 'everyMonth',
  YEAR: 'everyYear',
} as const;
const lasts = {
  DAY: 'lastsDay',
  WEEK: 'lastsWeek',
  MONTH: 'lastsMonth',
  YEAR: 'lastsYear',
} as const;

export const periodText = (t: TranslateBooking, { frequency, interval }: api.PlanPeriod): string =>
  t(every[frequency], { count: interval });

export async function planView(page: PageContext, plan: api.Plan) {
  const [{ t, locale }, { currency }, money, serviceNames] = await Promise.all([
    bookingTranslations(page),
    page.store(),
    page.money(),
    loadServiceNames(page, plan),
  ]);
  const {
    price = '0',
    kind = 'ONE_TIME',
    period,
    cycles,
    trialDays = 0,
    buyerMayCancel = false,
    buyerMayPause = false,
    benefits = [],
    perks = [],
  } = plan;
  const percent = (value: string) =>
    new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(
      Number(value) / 100,
    );
  const benefitTexts = benefits.flatMap(
    ({ kind: what, percent: off, perCycle, serviceIds = [] }) => {
      if (what === 'DISCOUNT' && off !== undefined)
        return [t('benefitDiscount', { percent: percent(off) })];
      if (what === 'BOOKINGS' && perCycle !== undefined)
        return [
          t('benefitBookings', {
            count: perCycle,
            services:
              serviceIds.length === 0
                ? t('anyService')
                : serviceIds
                    .map((id) => serviceNames.get(id) ?? '')
                    .filter(Boolean)
                    .join(', '),
          }),
        ];
      return [];
    },
  );
  return {
    id: plan._id ?? '',
    slug: plan.slug ?? '',
    name: plan.name ?? '',
    amount: price,
    currency,
    trialDays,
    price: Number(price) === 0 ? t('forNothing') : money(Number(price), currency),
    period: kind === 'RECURRING' && period ? periodText(t, period) : t('once'),
    recurring: kind === 'RECURRING',
    description: paragraphs(plan.description ?? ''),
    perks: perks.length > 0 ? perks : benefitTexts,
    trial: trialDays > 0 ? t('trial', { count: trialDays }) : undefined,
    terms: [
      ...(kind === 'ONE_TIME'
        ? [period ? t(lasts[period.frequency], { count: period.interval }) : t('lastsForever')]
        : [
            typeof cycles === 'number'
              ? t('ends', { count: cycles })
              : buyerMayCancel
                ? t('mayCancel')
                : t('untilCanceled'),
          ]),
      ...(buyerMayPause ? [t('mayPause')] : []),
    ],
  };
}

async function loadServiceNames(
  page: PageContext,
  { benefits = [], perks = [] }: api.Plan,
): Promise<Map<string, string>> {
  if (perks.length > 0 || !benefits.some(({ serviceIds = [] }) => serviceIds.length > 0))
    return new Map();
  const { services: found = [] } = await page.catalog
    .use(services)
    .queryServices({ query: { paging: { limit: 100 } } });
  return new Map(found.map(({ _id = '', name = '' }) => [_id, name]));
}
