import { Form } from 'react-router';
import { deviceName } from '../../account/device.ts';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';

export interface ListedSession {
  readonly sessionId: string;
  readonly device: string;
  readonly address: string;
  readonly isCurrent: boolean;
  readonly signedIn: string;
  readonly lastSeen: string;
}

interface SessionsProps {
  readonly answer: FormAnswer | undefined;
  readonly sessions: readonly ListedSession[];
}

/** Where the own account is signed in. */
export function Sessions({ answer, sessions }: SessionsProps) {
  const t = useTranslations('adminStaff');
  return (
    <Card heading={t('sessions')} id="sessions">
      <FormNotice answer={answer} intent="end-session" />
      <FormNotice answer={answer} intent="end-others" />
      <ul className="admin-entries">
        {sessions.map((session) => (
          <Session key={session.sessionId} {...session} />
        ))}
      </ul>
      <Form method="post" className="admin-entry-actions">
        {sessions.length > 1 && (
          <button className="button button-quiet" name="intent" value="end-others">
            {t('endOthers')}
          </button>
        )}
        <button className="button button-quiet" name="intent" value="end-all">
          {t('endAll')}
        </button>
      </Form>
    </Card>
  );
}

function Session({ sessionId, device, address, isCurrent, signedIn, lastSeen }: ListedSession) {
  const t = useTranslations('adminStaff');
  const name = deviceName(device) ?? t('unknownDevice');
  const from = address === '' ? '' : ` ${t('fromAddress', { address })}`;
  return (
    <li>
      <div className="admin-entry">
        <div>
          <p className="admin-entry-name">
            {name} {isCurrent && <Badge tone="good">{t('thisDevice')}</Badge>}
          </p>
          <p className="admin-entry-detail">
            {t('signedInOn', { date: signedIn })}
            {from}
          </p>
          <p className="admin-entry-detail">{t('lastSeen', { date: lastSeen })}</p>
        </div>
        {!isCurrent && (
          <Form method="post">
            <input type="hidden" name="sessionId" value={sessionId} />
            <button
              className="button button-quiet"
              name="intent"
              value="end-session"
              aria-label={t('endSessionOf', { device: name })}
            >
              {t('endSession')}
            </button>
          </Form>
        )}
      </div>
    </li>
  );
}
