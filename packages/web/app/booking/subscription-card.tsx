import { Form } from 'react-router';
import { Link } from '../shop/link.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { Confirm } from './confirm.tsx';
import type { MyMembership, MySubscription } from './my-subscriptions.server.ts';

/** A button whose action happens at once and can be undone. */
function Act({
  kind,
  id,
  intent,
  label,
  name,
}: {
  readonly kind: 'subscription' | 'membership';
  readonly id: string;
  readonly intent: string;
  readonly label: string;
  readonly name: string;
}) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name="id" value={id} />
      <button
        className="link cursor-pointer py-2"
        name="intent"
        value={intent}
        aria-label={`${label}: ${name}`}
      >
        {label}
      </button>
    </Form>
  );
}

export function SubscriptionCard({
  subscription: { id, name, price, state, status, runs, next, failed, ends, address },
}: {
  readonly subscription: MySubscription;
}) {
  const t = useTranslations('booking');
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="subtitle">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-quiet">{state}</p>
      </div>
      <p className="mt-2 tabular-nums">{price}</p>
      {[next, ends].map(
        (line) =>
          line && (
            <p key={line} className="mt-1">
              {line}
            </p>
          ),
      )}
      {failed && <p className="mt-2 text-alarm">{failed}</p>}
      {address.length > 0 && (
        <p className="mt-2 text-quiet">
          {t('deliveredTo')} {address.join(', ')}
        </p>
      )}
      {runs && (
        <div className="mt-3 flex flex-wrap items-baseline gap-x-8">
          {status === 'ACTIVE' && (
            <Act kind="subscription" id={id} intent="skip" label={t('skip')} name={name} />
          )}
          <Act
            kind="subscription"
            id={id}
            intent={status === 'PAUSED' ? 'resume' : 'pause'}
            label={t(status === 'PAUSED' ? 'resume' : 'pause')}
            name={name}
          />
          {address.length > 0 && (
            <Link
              className="link py-2"
              to={`/account/subscriptions?address=${id}`}
              aria-label={`${t('changeAddress')}: ${name}`}
            >
              {t('changeAddress')}
            </Link>
          )}
          <Confirm
            label={t('cancelSubscription')}
            question={t('reallyCancelSubscription')}
            yes={t('yesCancel')}
            name={name}
          >
            <input type="hidden" name="kind" value="subscription" />
            <input type="hidden" name="intent" value="cancel" />
            <input type="hidden" name="id" value={id} />
          </Confirm>
        </div>
      )}
    </li>
  );
}

export function MembershipCard({
  membership: { id, name, price, state, status, next, benefits, mayCancel, mayPause },
}: {
  readonly membership: MyMembership;
}) {
  const t = useTranslations('booking');
  return (
    <li className="border-t border-line py-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
        <h3 className="subtitle">
          <bdi>{name}</bdi>
        </h3>
        <p className="text-quiet">{state}</p>
      </div>
      <p className="mt-2 tabular-nums">{price}</p>
      {next && <p className="mt-1">{next}</p>}
      {benefits.map((line) => (
        <p key={line} className="mt-1 text-quiet">
          {line}
        </p>
      ))}
      {(mayPause || mayCancel) && (
        <div className="mt-3 flex flex-wrap items-baseline gap-x-8">
          {mayPause && (
            <Act
              kind="membership"
              id={id}
              intent={status === 'PAUSED' ? 'resume' : 'pause'}
              label={t(status === 'PAUSED' ? 'resume' : 'pause')}
              name={name}
            />
          )}
          {mayCancel && (
            <Confirm
              label={t('cancelMembership')}
              question={t('reallyCancelMembership')}
              yes={t('yesCancel')}
              name={name}
            >
              <input type="hidden" name="kind" value="membership" />
              <input type="hidden" name="intent" value="cancel" />
              <input type="hidden" name="id" value={id} />
            </Confirm>
          )}
        </div>
      )}
    </li>
  );
}
