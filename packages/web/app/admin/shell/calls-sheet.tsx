import { useActionData, useLoaderData, useRouteLoaderData } from 'react-router';
import { CopyButton } from '../ui/copy-button.tsx';
import { Sheet } from '../ui/sheet.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { apiCallsIn, toSdkCode, type ApiCalls } from './api-calls.ts';
import { Icon } from './icon.tsx';

/** The calls behind the page, to copy: those that loaded it, and those of the form that was sent last. */
export function CallsSheet() {
  const t = useTranslations('adminShell');
  const root = useRouteLoaderData<{ readonly origin?: string }>('root');
  const parts = [apiCallsIn(useActionData()), apiCallsIn(useLoaderData())].filter(
    (part) => part !== undefined,
  );
  const calls: ApiCalls = {
    curl: parts.flatMap(({ curl }) => curl),
    statements: parts.flatMap(({ statements }) => statements),
    modules: [...new Set(parts.flatMap(({ modules }) => modules))].toSorted(),
  };
  if (calls.curl.length === 0) return null;
  const curl = calls.curl.join('\n\n');
  const sdkCode = toSdkCode(calls, root?.origin ?? '');
  return (
    <>
      <button type="button" className="admin-tool" popoverTarget="api-calls">
        <Icon name="code" />
        {t('apiCalls')}
      </button>
      <Sheet id="api-calls" heading={t('apiCalls')} intro={t('apiCallsIntro')}>
        <Code label="curl" copyLabel={t('copyCurl')} text={curl} />
        <Code label="SDK" copyLabel={t('copySdk')} text={sdkCode} />
      </Sheet>
    </>
  );
}

function Code({
  label,
  copyLabel,
  text,
}: {
  readonly label: string;
  readonly copyLabel: string;
  readonly text: string;
}) {
  return (
    <>
      <div className="admin-card-head">
        <p className="font-semibold">{label}</p>
        <CopyButton text={text} label={copyLabel} />
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <pre className="admin-code" role="region" aria-label={label} tabIndex={0}>
        <code>{text}</code>
      </pre>
    </>
  );
}
