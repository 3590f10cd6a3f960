import { useEffect, useId, useRef, useState } from 'react';
import { useWords } from '../../i18n/use-translations.tsx';

export interface StripeToken {
  readonly id: string;
  readonly last4: string;
}

/** Of Stripe's own script, what is used here. */
interface StripeElement {
  mount(place: HTMLElement): void;
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
  const say = useWords('checkout');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<{ readonly ready: boolean; readonly problem?: string }>({
    ready: false,
  });
  const trouble = say('notReached');

  useEffect(() => {
    let element: StripeElement | undefined;
    let left = false;
    void loadStripe().then(
      (create) => {
        if (left || !place.current) return;
        const stripe = create(publishableKey);
        const card = stripe.elements().create('card', { style: { base: { fontSize: '16px' } } });
        card.mount(place.current);
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
        {say('card')}
      </p>
      <div ref={place} className="field-input checkout-stripe">
        {state.ready ? null : <span className="text-quiet">{say('stripeLoading')}</span>}
      </div>
      {state.problem && (
        <p id={`${id}-error`} role="alert" className="field-error">
          {state.problem}
        </p>
      )}
    </div>
  );
}

/** From Stripe itself, as it asks of everyone; only on this page, and only where the store uses it. */
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
