import { useEffect, useId, useRef, useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';

export interface StripeToken {
  readonly id: string;
  readonly last4: string;
}

/** The part of Stripe's script that is used here. */
interface StripeElement {
  mount(container: HTMLElement): void;
  destroy(): void;
}
interface Stripe {
  elements(): { create(kind: 'card', options: object): StripeElement };
  createPaymentMethod(options: { type: 'card'; card: StripeElement }): Promise<{
    paymentMethod?: { id: string; card?: { last4?: string } };
    error?: { message?: string };
  }>;
}

/** The card's number never touches this site: its fields are Stripe's, in a frame of Stripe's. */
export function StripeCard({
  publishableKey,
  token,
}: {
  readonly publishableKey: string;
  readonly token: { current: (() => Promise<StripeToken | undefined>) | undefined };
}) {
  const t = useTranslations('checkout');
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ readonly ready: boolean; readonly problem?: string }>({
    ready: false,
  });
  const trouble = t('notReached');

  useEffect(() => {
    let element: StripeElement | undefined;
    let left = false;
    void loadStripe().then(
      (create) => {
        if (left || !container.current) return;
        const stripe = create(publishableKey);
        const card = stripe.elements().create('card', { style: { base: { fontSize: '16px' } } });
        card.mount(container.current);
        element = card;
        token.current = async () => {
          const { paymentMethod, error } = await stripe.createPaymentMethod({ type: 'card', card });
          setState({ ready: true, ...(error ? { problem: error.message ?? trouble } : {}) });
          return paymentMethod && { id: paymentMethod.id, last4: paymentMethod.card?.last4 ?? '' };
        };
        setState({ ready: true });
      },
      () => setState({ ready: true, problem: trouble }),
    );
    return () => {
      left = true;
      token.current = undefined;
      element?.destroy();
    };
  }, [publishableKey, token, trouble]);

  return (
    <div
      className="field"
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={state.problem ? `${id}-error` : undefined}
    >
      <p id={`${id}-label`} className="field-label">
        {t('card')}
      </p>
      <div ref={container} className="field-input checkout-stripe">
        {state.ready ? null : <span className="text-quiet">{t('stripeLoading')}</span>}
      </div>
      {state.problem && (
        <p id={`${id}-error`} role="alert" className="field-error">
          {state.problem}
        </p>
      )}
    </div>
  );
}

/** Loaded from Stripe, as its terms require, and only on this page of stores that use it. */
function loadStripe(): Promise<(key: string) => Stripe> {
  const loaded = () => (window as { Stripe?: (key: string) => Stripe }).Stripe;
  const there = loaded();
  if (there) return Promise.resolve(there);
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = 'https://js.stripe.com/v3/';
    script.addEventListener('load', () => {
      const now = loaded();
      if (now) resolve(now);
      else reject(new Error('Stripe did not load.'));
    });
    script.addEventListener('error', () => reject(new Error('Stripe did not load.')));
    document.head.append(script);
  });
}
