import { Form, Link } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Card } from '../ui/card.tsx';

interface StaffPolicyProps {
  readonly answer: FormAnswer | undefined;
  readonly isRequired: boolean;
  readonly isOwner: boolean;
  readonly hasOwnFactor: boolean;
  readonly peopleWithout: number;
}

/** Whether a second factor is required of everyone: what it means now, and what a change would. */
export function StaffPolicy(props: StaffPolicyProps) {
  const { answer, isRequired, isOwner, hasOwnFactor, peopleWithout } = props;
  const t = useTranslations('adminStaff');
  return (
    <Card heading={t('secondFactor')} id="policy">
      <FormNotice answer={answer} intent="policy" />
      <p>{t(isRequired ? 'policyOn' : 'policyOff')}</p>
      {peopleWithout > 0 && (
        <p className="text-quiet">
          {t(isRequired ? 'policyStops' : 'policyWouldStop', { count: peopleWithout })}
        </p>
      )}
      {!isOwner && <p className="text-quiet">{t('policyOwner')}</p>}
      {isOwner && !isRequired && !hasOwnFactor && (
        <p>
          <Link className="link" to="/admin/account#second-factor">
            {t('policyOwnFirst')}
          </Link>
        </p>
      )}
      {isOwner && (isRequired || hasOwnFactor) && (
        <Form method="post">
          <input type="hidden" name="require" value={isRequired ? 'off' : 'on'} />
          <button
            className={`button ${isRequired ? 'button-quiet' : ''}`}
            name="intent"
            value="policy"
          >
            {t(isRequired ? 'requireOff' : 'requireOn')}
          </button>
        </Form>
      )}
    </Card>
  );
}
