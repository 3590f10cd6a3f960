import { Form } from 'react-router';
import { useTranslations } from '../i18n/use-translations.tsx';
import { deviceName } from './device.ts';
import { FormNotice } from './form-notice.tsx';
import { AccountPart } from './page.tsx';
import type { FormAnswer } from './form-errors.server.ts';

interface SessionsProps {
  readonly answer: FormAnswer | undefined;
  readonly sessions: readonly {
    readonly sessionId: string;
    readonly device: string;
    readonly current: boolean;
    readonly lastUsed: string;
  }[];
  readonly rememberedDevices: number;
}

export function Sessions({ answer, sessions, rememberedDevices }: SessionsProps) {
  const t = useTranslations('account');
  return (
    <AccountPart heading={t('devices')}>
      {['end-session', 'end-others', 'forget-devices'].map((intent) => (
        <FormNotice key={intent} answer={answer} intent={intent} />
      ))}
      <ul className="mt-2">
        {sessions.map(({ sessionId, device, current, lastUsed }) => (
          <li
            key={sessionId}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t border-line py-4"
          >
            <p>
              {deviceName(device) ?? t('unknownDevice')}
              <span className="block text-sm text-quiet">
                {current ? t('thisDevice') : t('lastUsed', { date: lastUsed })}
              </span>
            </p>
            {!current && (
              <Form method="post">
                <input type="hidden" name="sessionId" value={sessionId} />
                <button className="link cursor-pointer py-2" name="intent" value="end-session">
                  {t('endSession')}
                </button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      <Form method="post" className="mt-4 flex flex-wrap gap-4">
        {sessions.length > 1 && (
          <button className="button button-quiet" name="intent" value="end-others">
            {t('endOthers')}
          </button>
        )}
        {rememberedDevices > 0 && (
          <button className="button button-quiet" name="intent" value="forget-devices">
            {t('forgetDevices')}
          </button>
        )}
      </Form>
    </AccountPart>
  );
}
