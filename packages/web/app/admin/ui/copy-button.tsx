import { useState } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';

const CONFIRMATION_MS = 2000;

/** Copies a text. Hidden without JavaScript, where the text is selected and copied by hand. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const t = useTranslations('adminShell');
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    setTimeout(() => setCopied(false), CONFIRMATION_MS);
  };
  return (
    <button type="button" className="button button-quiet needs-scripts" onClick={() => void copy()}>
      <span role="status">{isCopied ? t('copied') : label}</span>
    </button>
  );
}
