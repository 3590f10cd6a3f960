import { plans, services, type plans as api } from '@shopwright/sdk';
import type { PageContext } from '../page-context.server.ts';
import { orMissing } from '../shop/not-found.server.ts';
import { paragraphs } from '../shop/plain-text.ts';
import { bookingSpeech, type BookingSay } from './format.server.ts';

/** What a page shows of a plan; the same for everyone. */
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

export const periodText = (say: BookingSay, { frequency, interval }: api.PlanPeriod): string =>
  say(every[frequency], { count: interval });

export async function planView(page: PageContext, plan: api.Plan) {
  const [{ say, locale }, { currency }, money, serviceNames] = await Promise.all([
    bookingSpeech(page),
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
  const told = benefits.flatMap(({ kind: what, percent: off, perCycle, serviceIds = [] }) => {
    if (what === 'DISCOUNT' && off !== undefined)
      return [say('benefitDiscount', { percent: percent(off) })];
    if (what === 'BOOKINGS' && perCycle !== undefined)
      return [
        say('benefitBookings', {
          count: perCycle,
          services:
            serviceIds.length === 0
              ? say('anyService')
              : serviceIds
                  .map((id) => serviceNames.get(id) ?? '')
                  .filter(Boolean)
                  .join(', '),
        }),
      ];
    return [];
  });
  return {
    id: plan._id ?? '',
    slug: plan.slug ?? '',
    name: plan.name ?? '',
    amount: price,
    currency,
    trialDays,
    price: Number(price) === 0 ? say('forNothing') : money(Number(price), currency),
    period: kind === 'RECURRING' && period ? periodText(say, period) : say('once'),
    recurring: kind === 'RECURRING',
    description: paragraphs(plan.description ?? ''),
    perks: perks.length > 0 ? perks : told,
    trial: trialDays > 0 ? say('trial', { count: trialDays }) : undefined,
    terms: [
      ...(kind === 'ONE_TIME'
        ? [period ? say(lasts[period.frequency], { count: period.interval }) : say('lastsForever')]
        : [
            typeof cycles === 'number'
              ? say('ends', { count: cycles })
              : buyerMayCancel
                ? say('mayCancel')
                : say('untilCanceled'),
          ]),
      ...(buyerMayPause ? [say('mayPause')] : []),
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
