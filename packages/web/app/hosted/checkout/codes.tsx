import { Form } from 'react-router';
import { Field } from '../../ui/field.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { FormAnswer } from './form-answer.ts';

interface CodeFormProps {
  readonly intent: 'coupon' | 'gift-card';
  readonly name: 'coupon' | 'giftCard';
  readonly label: string;
  readonly button: string;
  readonly answer: FormAnswer | undefined;
}

/** A field for a code; a refused code stays in its field, with the reason. */
export function CodeForm({ intent, name, label, button, answer }: CodeFormProps) {
  const t = useTranslations('checkout');
  const own = answer?.intent === intent ? answer : undefined;
  return (
    <Form method="post" className="checkout-code" noValidate>
      <input type="hidden" name="intent" value={intent} />
      <Field
        label={label}
        name={name}
        defaultValue={own?.values?.[name]}
        error={own?.errors?.[name] ?? own?.message}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={60}
      />
      <button className="button button-quiet" aria-label={button}>
        {t('apply')}
      </button>
    </Form>
  );
}

interface UsedCodeProps {
  readonly intent: 'remove-coupon' | 'remove-gift-card';
  readonly label: string;
  readonly code: string;
  readonly amount?: string;
  readonly problem?: string;
  readonly isLocked: boolean;
}

export function UsedCode({ intent, label, code, amount, problem, isLocked }: UsedCodeProps) {
  const t = useTranslations('checkout');
  return (
    <Form method="post" className="checkout-used">
      <input type="hidden" name="intent" value={intent} />
      <p>
        {label}: <strong className="font-medium">{code}</strong>
        {amount && ` ${amount}`}
      </p>
      {!isLocked && (
        <button className="link" aria-label={t('removeCode', { code })}>
          {t('remove')}
        </button>
      )}
      {problem && <p className="field-error w-full">{problem}</p>}
    </Form>
  );
}
