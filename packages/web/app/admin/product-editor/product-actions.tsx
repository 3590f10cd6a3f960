import { Form } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Disclosure } from '../staff/disclosure.tsx';
import { Card } from '../ui/card.tsx';
import type { EditorAnswer } from './editor-data.ts';
import { SectionError } from './fields.tsx';

interface ProductActionsProps {
  readonly productId: string;
  readonly name: string;
  readonly answer: EditorAnswer | undefined;
}

/** Duplicates or deletes the product. Both work without JavaScript. */
export function ProductActions({ productId, name, answer }: ProductActionsProps) {
  const t = useTranslations('adminEditor');
  const path = `/admin/products/${productId}`;
  const refused = answer?.intent === 'duplicate' ? answer.message : undefined;
  return (
    <Card heading={t('moreActions')}>
      <Disclosure summary={t('duplicateProduct')} isOpen={refused !== undefined}>
        <p className="text-quiet">{t('duplicateHint')}</p>
        <Form method="post" action={path} className="admin-inline-form">
          <Field
            label={t('duplicateName')}
            name="duplicateName"
            defaultValue={t('copyOf', { name })}
            maxLength={80}
            required
          />
          <button className="button" name="intent" value="duplicate">
            {t('duplicateProduct')}
          </button>
        </Form>
        <SectionError>{refused}</SectionError>
      </Disclosure>
      <Disclosure summary={t('deleteProduct')}>
        <p className="text-quiet">{t('deleteHint')}</p>
        <Form method="post" action={path}>
          <button className="button button-danger" name="intent" value="delete">
            {t('deleteNamed', { name })}
          </button>
        </Form>
      </Disclosure>
    </Card>
  );
}
