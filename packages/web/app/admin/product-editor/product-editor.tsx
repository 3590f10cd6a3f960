import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { ProductMediaView } from '../media/product-media-view.ts';
import { ConflictChoice } from './conflict-choice.tsx';
import type { EditorAnswer, EditorChoices } from './editor-data.ts';
import type { SectionProps } from './fields.tsx';
import { GeneralSection } from './general-section.tsx';
import { InfoSectionsSection } from './info-sections-section.tsx';
import { MediaSection } from './media-section.tsx';
import { OptionsSection } from './options-section.tsx';
import { OrganizationSection } from './organization-section.tsx';
import { PricingSection } from './pricing-section.tsx';
import { SaveBar } from './save-bar.tsx';
import { SearchEnginesSection } from './search-engines-section.tsx';
import { StockSection } from './stock-section.tsx';
import { TextFieldsSection } from './text-fields-section.tsx';
import type { StoredVariant } from './variant-rows.ts';
import { VariantsSection } from './variants-section.tsx';
import { useDraft } from './use-draft.ts';
import { changedFields, readValues, type EditorValues } from './values.ts';

interface ProductEditorProps {
  readonly productId: string;
  readonly isNew: boolean;
  /** The form was just saved. */
  readonly isSaved: boolean;
  readonly stored: EditorValues;
  readonly variants: readonly StoredVariant[];
  /** Missing until the product exists: media are saved at once. */
  readonly media: ProductMediaView | undefined;
  readonly answer: EditorAnswer | undefined;
  readonly choices: EditorChoices;
  readonly currency: string;
  /** The address of product pages in the store. */
  readonly pageUrl: string;
}

/**
 * The form of a product. Its fields are plain form fields: without JavaScript it is submitted as it is,
 * with it the same form is read after every key for the save bar, the previews and the draft.
 */
export function ProductEditor(props: ProductEditorProps) {
  const { productId, stored, isSaved } = props;
  const drafts = useDraft(productId, stored, isSaved);
  const [restored, setRestored] = useState<{ values: EditorValues; base: EditorValues }>();
  const [resets, setResets] = useState(0);
  const t = useTranslations('adminEditor');
  const { locale } = useLanguage();
  const { offered } = drafts;
  const [discarded, setDiscarded] = useState<EditorAnswer>();
  const answer = props.answer === discarded ? undefined : props.answer;
  const begun = { values: answer?.values ?? stored, base: answer?.base ?? stored };
  const start = answer ? begun : (restored ?? begun);
  return (
    <>
      {offered && (
        <div className="notice notice-note editor-draft" role="status">
          <p>
            {t('draftFound', {
              time: new Intl.DateTimeFormat(locale, {
                dateStyle: 'medium',
                timeStyle: 'short',
                // Only shown in the browser that stored it.
                timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
              }).format(new Date(offered.savedAt)),
            })}
          </p>
          <button
            type="button"
            className="button"
            onClick={() => {
              setRestored({ values: offered.values, base: offered.base });
              drafts.accept();
            }}
          >
            {t('restoreDraft')}
          </button>
          <button type="button" className="button button-quiet" onClick={drafts.discard}>
            {t('discardDraft')}
          </button>
        </div>
      )}
      <EditorForm
        key={`${resets} ${restored ? 'restored' : 'loaded'} ${answer?.revision ?? ''}`}
        {...props}
        answer={answer}
        start={start}
        onChange={drafts.store}
        onDiscard={() => {
          drafts.discard();
          setRestored(undefined);
          setDiscarded(props.answer);
          setResets((count) => count + 1);
        }}
      />
    </>
  );
}

interface EditorFormProps extends ProductEditorProps {
  readonly start: { readonly values: EditorValues; readonly base: EditorValues };
  readonly onChange: (values: EditorValues, base: EditorValues) => void;
  readonly onDiscard: () => void;
}

function EditorForm({
  productId,
  isNew,
  stored,
  variants,
  media,
  answer,
  choices,
  currency,
  pageUrl,
  start,
  onChange,
  onDiscard,
}: EditorFormProps) {
  const t = useTranslations('adminEditor');
  const form = useRef<HTMLFormElement>(null);
  // What the form began with: a later load of the page must not replace what is being typed.
  const [{ values, base }] = useState(start);
  const [live, setLive] = useState(values);
  const read = (): void => {
    if (!form.current) return;
    const next = readValues(new FormData(form.current), base);
    setLive(next);
    onChange(next, base);
  };
  const problem = answer?.isUnreachable ? t('notReachable') : answer?.message;
  const section: SectionProps = {
    values,
    live,
    errors: answer?.errors ?? {},
    choices,
    currency,
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- listens to its fields
    <Form
      ref={form}
      method="post"
      action={`/admin/products/${productId}`}
      className="editor"
      noValidate={answer?.conflicts !== undefined}
      onInput={read}
      preventScrollReset
    >
      <input type="hidden" name="base" value={JSON.stringify(base)} />
      {problem && <Notice kind="error">{problem}</Notice>}
      <ConflictChoice {...answer} choices={choices} />
      <div className="editor-columns">
        <div className="editor-main">
          <GeneralSection {...section} />
          <MediaSection view={media} />
          <PricingSection {...section} />
          <StockSection {...section} />
          <OptionsSection {...section} />
          <VariantsSection {...section} storedOptions={base.options} variants={variants} />
          <InfoSectionsSection {...section} />
          <TextFieldsSection {...section} />
        </div>
        <div className="editor-side">
          <OrganizationSection {...section} />
          <SearchEnginesSection {...section} pageUrl={pageUrl} />
        </div>
      </div>
      <SaveBar
        isNew={isNew}
        changed={changedFields(isNew ? stored : base, live)}
        onDiscard={onDiscard}
      />
    </Form>
  );
}
