import { data as answerWith, isRouteErrorResponse, Link, useSearchParams } from 'react-router';
import type { Route } from './+types/checkout';
import { HoldClock } from '../../booking/hold-clock.tsx';
import { actOnCheckout } from '../../hosted/checkout/act-on-checkout.server.ts';
import checkoutStyles from '../../hosted/checkout/checkout.css?url';
import { ContactStep } from '../../hosted/checkout/contact-step.tsx';
import { DeliveryStep } from '../../hosted/checkout/delivery-step.tsx';
import { CheckoutEnded, isEnded } from '../../hosted/checkout/ended.tsx';
import { loadCheckout, type StepData } from '../../hosted/checkout/load-checkout.server.ts';
import { PaymentStep } from '../../hosted/checkout/payment-step.tsx';
import { Pending } from '../../hosted/checkout/pending.tsx';
import { ReviewStep } from '../../hosted/checkout/review-step.tsx';
import { DoneSoFar, Steps } from '../../hosted/checkout/steps-nav.tsx';
import { Summary } from '../../hosted/checkout/summary.tsx';
import type { FormAnswer } from '../../hosted/checkout/form-answer.ts';
import { useTranslations, TranslationsProvider } from '../../i18n/use-translations.tsx';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: checkoutStyles }];

/** Never cached: going back shows the current state. */
export const headers = () => ({ 'cache-control': 'no-store' });

export const loader = (args: Route.LoaderArgs) => loadCheckout(args);
export const action = (args: Route.ActionArgs) => actOnCheckout(args);

/**
 * If the shop does not answer, the form keeps its values and says so. Submitting it again is safe.
 */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get('intent');
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response || (isRouteErrorResponse(error) && error.status < 500))
      throw error;
    return answerWith<FormAnswer>(
      { intent: typeof intent === 'string' ? intent : '', isUnanswered: true },
      { status: 503 },
    );
  }
}

export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <TranslationsProvider messages={loaderData.messages}>
      {loaderData.page === 'pending' ? (
        <Pending data={loaderData} />
      ) : (
        <Step data={loaderData} answer={actionData} />
      )}
    </TranslationsProvider>
  );
}

function Step({
  data,
  answer: given,
}: {
  readonly data: StepData;
  readonly answer: FormAnswer | undefined;
}) {
  const t = useTranslations('checkout');
  const answer = given?.isUnanswered ? { ...given, message: t('unanswered') } : given;
  const [search] = useSearchParams();
  const { step, view, leave, appName, delivery, payment, review, hold } = data;
  const outside = leave.startsWith('http');
  return (
    <div className="checkout">
      <title>{t('title')}</title>
      <Summary view={view} answer={answer} />
      <div className="checkout-main">
        <Steps data={data} />
        {hold && <HoldClock hold={hold} />}
        {step !== 'review' && <DoneSoFar data={data} />}
        {step === 'contact' && <ContactStep data={data} answer={answer} />}
        {delivery && (
          <DeliveryStep
            data={data}
            delivery={delivery}
            answer={answer}
            nowhere={search.has('nowhere')}
          />
        )}
        {payment && <PaymentStep payment={payment} answer={answer} />}
        {review && <ReviewStep data={data} review={review} answer={answer} />}
        <p className="checkout-leave">
          {outside ? (
            <a className="link-quiet" href={leave}>
              {appName ? t('backTo', { site: appName }) : t('backToCart')}
            </a>
          ) : (
            <Link className="link-quiet" to={leave} reloadDocument>
              {t('backToCart')}
            </Link>
          )}
        </p>
      </div>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  // Other errors are handled by the parent boundary.
  if (!isRouteErrorResponse(error) || !isEnded(error.data)) throw error;
  return <CheckoutEnded ended={error.data} />;
}
