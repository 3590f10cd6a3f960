import { Form } from 'react-router';
import { Notice } from '../ui/notice.tsx';
import { useTranslations } from '../i18n/use-translations.tsx';
import { AccountPart } from './page.tsx';
import { canProve, ProofField, SendCode, type ProofMethods } from './proof.tsx';
import type { SecurityAnswer } from './security-action.server.ts';

/**
 * The member's copy of everything the shop holds about them. The file is the answer, so the browser
 * loads it, not the page.
 */
export function DataCopy({
  answer,
  ways,
  refused,
}: {
  readonly answer: SecurityAnswer | undefined;
  readonly ways: ProofMethods;
  readonly refused: 'wrong' | 'later' | undefined;
}) {
  const t = useTranslations('account');
  return (
    <AccountPart heading={t('dataCopy')} intro={t('dataCopyIntro')}>
      <div className="grid gap-6" id="data-copy">
        {refused && (
          <Notice kind="error">
            {t(refused === 'later' ? 'tooManyTries' : 'dataCopyRefused')}
          </Notice>
        )}
        {canProve(ways, answer) ? (
          <Form method="post" action="../data-copy" reloadDocument className="account-form">
            <ProofField ways={ways} answer={answer} />
            <p>
              <button className="button button-quiet">{t('dataCopyDownload')}</button>
            </p>
          </Form>
        ) : (
          <SendCode intro={t('proofByMail')} intent="send-code" />
        )}
      </div>
    </AccountPart>
  );
}
