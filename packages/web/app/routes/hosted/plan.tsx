import { memberships } from '@shopwright/sdk';
import { Form, redirect, useNavigation } from 'react-router';
import type { Route } from './+types/plan';
import { itemApps } from '../../booking/item-apps.server.ts';
import { checkoutAddress, checkoutOf } from '../../booking/checkout.server.ts';
import { loadPlan, planView } from '../../booking/plan-view.server.ts';
import { refusal } from '../../booking/form-errors.server.ts';
import { bookingTranslations, dateText } from '../../booking/format.server.ts';
import { pageContext } from '../../page-context.server.ts';
import {
  loadHostedVisit,
  returnUrl,
  type HostedSession,
} from '../../hosted/redirect-session.server.ts';
import { missing } from '../../shop/not-found.server.ts';
import { amountFormat } from '../../shop/price.server.ts';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

export function meta({ matches: [root], loaderData }: Route.MetaArgs) {
  return [
    { title: `${loaderData?.plan.name ?? ''} | ${root.loaderData.store.name}` },
    { name: 'robots', content: 'noindex' },
  ];
}

function planIdOf(session: HostedSession | undefined, url: URL): string {
  const id = session?.paidPlansCheckout?.planId ?? url.searchParams.get('plan');
  if (!id) throw missing();
  return id;
}

export async function loader(args: Route.LoaderArgs) {
  const { session, userSession } = await loadHostedVisit(args);
  const page = args.context.get(pageContext);
  const planId = planIdOf(session, args.url);
  const isMember = userSession.isMember();
  const [plan, { t, locale, prefix }, mine, { currency, timeZone }] = await Promise.all([
    loadPlan(page, planId).then((found) => planView(page, found)),
    bookingTranslations(page),
    isMember ? userSession.use(memberships).listMyMemberships() : undefined,
    page.store(),
  ]);
  // Free days are for those who never had this plan.
  const hadBefore = mine?.memberships?.some((membership) => membership.planId === planId) === true;
  const money = amountFormat(locale);
  const price = money(Number(plan.amount), currency);
  const trial = plan.trialDays > 0 && !hadBefore;
  return {
    plan,
    cost: [
      t('planToday', { price: trial ? money(0, currency) : price }),
      ...(trial
        ? [
            t('planLater', {
              price,
              period: plan.period,
              day: dayAfter(plan.trialDays, locale, timeZone),
            }),
          ]
        : plan.recurring
          ? [t('planPeriod', { price, period: plan.period })]
          : []),
      ...(Number(plan.amount) > 0 ? [t('planTax')] : []),
      ...(plan.trialDays > 0 && hadBefore ? [t('planTrialUsed')] : []),
    ],
    isMember,
    appName: session?.appName,
    isRedirectSession: session !== undefined,
    signIn:
      returnUrl(session, 'sign-in') ??
      `/hosted/sign-in?next=${encodeURIComponent(`/hosted/plan?plan=${planId}`)}`,
    signInThere: returnUrl(session, 'sign-in') !== undefined,
    back: returnUrl(session, 'left') ?? (session === undefined ? `${prefix}/plans` : undefined),
  };
}

/** The date this many days from today in the store's time zone, across clock changes. */
function dayAfter(days: number, locale: string, timeZone: string): string {
  const [year = 0, month = 1, day = 1] = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  })
    .format(new Date())
    .split('-')
    .map(Number);
  return dateText(new Date(Date.UTC(year, month - 1, day + days, 12)), locale, 'UTC');
}

export async function action(args: Route.ActionArgs) {
  const { session, userSession } = await loadHostedVisit(args);
  const page = args.context.get(pageContext);
  const [{ t }, form] = await Promise.all([bookingTranslations(page), args.request.formData()]);
  const planId = planIdOf(session, args.url);
  // Their session has ended since the page was shown: it shows the way to sign in again.
  if (!userSession.isMember()) return redirect(args.url.pathname + args.url.search);
  try {
    return redirect(
      await checkoutAddress(
        page,
        await checkoutOf(
          page,
          args.request,
          userSession,
          [{ appId: itemApps.plans, catalogItemId: planId, quantity: 1 }],
          { holds: false },
        ),
        session?._id,
      ),
    );
  } catch (error) {
    return refusal(error, form, t);
  }
}

export default function Plan({
  loaderData: { plan, cost, isMember, signIn, signInThere, back, isRedirectSession, appName },
  actionData,
}: Route.ComponentProps) {
  const t = useTranslations('booking');
  const busy = useNavigation().formMethod === 'POST';
  return (
    <article className="mx-auto max-w-[40rem] px-edge pt-12 pb-24">
      <p className="text-quiet">{t('planHeading')}</p>
      <h1 className="title mt-1" dir="auto">
        {plan.name}
      </h1>
      <p className="mt-4 text-xl">
        {plan.price} <span className="text-base text-quiet">{plan.period}</span>
      </p>
      <ul aria-label={t('perkName')} className="mt-6">
        {plan.perks.map((perk) => (
          <li key={perk} className="flex gap-3 border-t border-line py-3">
            <span aria-hidden className="text-accent">
              ✓
            </span>
            {perk}
          </li>
        ))}
      </ul>
      <div className="border-t border-line pt-6 text-lg">
        {cost.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <p className="mt-1 text-base text-quiet">{plan.terms.join('. ')}.</p>
      </div>
      {actionData && (
        <div className="mt-6">
          <Notice kind="error">{actionData.message}</Notice>
        </div>
      )}
      {isMember ? (
        <Form method="post" className="mt-8">
          <button
            className="button w-full"
            aria-disabled={busy || undefined}
            onClick={(click) => busy && click.preventDefault()}
          >
            {t('planPay')}
          </button>
        </Form>
      ) : (
        <div className="mt-8">
          <p>{t('planMember')}</p>
          <p className="mt-4">
            <a className="button w-full" href={signIn}>
              {signInThere ? t('signInThere', { site: appName ?? '' }) : t('planSignIn')}
            </a>
          </p>
        </div>
      )}
      {back && (
        <p className="mt-6 text-center">
          <a className="link" href={back}>
            {isRedirectSession ? t('backTo', { site: appName ?? '' }) : t('otherPlan')}
          </a>
        </p>
      )}
    </article>
  );
}
