import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { ChoiceOption } from './choice-option.tsx';
import { MediaItem } from './media-item.tsx';
import { LIST_FORM, UPLOAD_FORM } from './product-media-forms.tsx';
import type { OrderChange } from './media-order.ts';
import { MediaPicker } from './media-picker.tsx';
import type { MediaItemView, ProductMediaView } from './product-media-view.ts';
import { UploadArea } from './upload-area.tsx';
import { useProductMedia } from './use-product-media.ts';
import { useUploads } from './use-uploads.ts';

interface ProductMediaProps {
  readonly view: ProductMediaView;
  /** The option whose choices get pictures first; otherwise the one that has some, or the first. */
  readonly optionName?: string | undefined;
  /** Of a form that was sent without JavaScript. */
  readonly answer?: FormAnswer | undefined;
}

const PICKER = 'media-picker';

/**
 * The media of a product: upload, choose, order, describe, assign to choices. Changes are saved at once.
 * Its controls belong to the forms of `ProductMediaForms`, so that it can stand inside another form.
 */
export function ProductMedia({ view, optionName: first, answer }: ProductMediaProps) {
  const t = useTranslations('adminMedia');
  const { shown, isSaving, answer: saved, ...media } = useProductMedia(view);
  const [added, setAdded] = useState<ReadonlyMap<string, MediaItemView>>(new Map());
  const [announcement, setAnnouncement] = useState('');
  const [optionName, setOptionName] = useState(first);
  const list = useRef<HTMLUListElement>(null);
  const focusNext = useRef<string>(undefined);
  const { uploads, add, retry } = useUploads((ids) => media.change({ kind: 'add', ids }));

  const byId = new Map([...added, ...view.items.map((item) => [item.id, item] as const)]);
  const items = shown.ids.map((id) => byId.get(id) ?? unseenItem(id));
  const nameOf = (item: MediaItemView, index: number): string =>
    item.altText || t('pictureNumber', { number: String(index + 1) });
  const option =
    view.options.find(({ name }) => name === optionName) ??
    view.options.find(({ choices }) => choices.some(({ mediaIds }) => mediaIds.length > 0)) ??
    view.options[0];

  const change = (item: MediaItemView, made: OrderChange): void => {
    const index = shown.ids.indexOf(item.id);
    media.change(made);
    focusNext.current = made.kind === 'remove' ? shown.ids[index + 1] : item.id;
    const position = { earlier: index, later: index + 2, main: 1 };
    setAnnouncement(
      made.kind === 'remove'
        ? t('removed', { name: nameOf(item, index) })
        : t('moved', {
            name: nameOf(item, index),
            position: String(
              made.kind === 'to' ? made.index + 1 : position[made.kind as keyof typeof position],
            ),
            count: shown.ids.length,
          }),
    );
  };
  // Moving an element in the document takes its focus away.
  useEffect(() => {
    const id = focusNext.current;
    if (id === undefined) return;
    focusNext.current = undefined;
    const handles = list.current?.querySelectorAll<HTMLElement>('[data-media]') ?? [];
    [...handles].find(({ dataset }) => dataset['media'] === id)?.focus();
  });

  return (
    <div className="media-section">
      <FormNotice answer={isSaving ? undefined : saved?.message ? saved : answer} intent="media" />
      <div className="media-upload-form">
        <input form={UPLOAD_FORM} type="hidden" name="plain" value="true" />
        {shown.ids.map((id) => (
          <input key={id} form={UPLOAD_FORM} type="hidden" name="mediaIds" value={id} />
        ))}
        <UploadArea
          id="product-files"
          form={UPLOAD_FORM}
          uploads={uploads}
          onFiles={add}
          onRetry={retry}
          isForPictures
        >
          <span className="without-scripts">
            <span className="field-hint">{t('filesHint')}</span>
            <button form={UPLOAD_FORM} className="button" name="intent" value="add">
              {t('upload')}
            </button>
          </span>
          <button
            type="button"
            className="button button-quiet needs-scripts"
            popoverTarget={PICKER}
          >
            {t('chooseFromLibrary')}
          </button>
          <Link
            className="button button-quiet without-scripts"
            to={`/admin/products/${view.productId}/media#library`}
          >
            {t('chooseFromLibrary')}
          </Link>
        </UploadArea>
      </div>
      {items.length === 0 ? (
        <EmptyState icon="image" heading={t('noMedia')}>
          {t('noMediaHint')}
        </EmptyState>
      ) : (
        <>
          <p className="field-hint needs-scripts" id="media-drag-hint">
            {t('dragHint')}
          </p>
          {view.options.length > 1 && (
            <ChoiceOption
              options={view.options}
              chosen={option?.name}
              onChoose={(name) => setOptionName(name)}
            />
          )}
          <input form={LIST_FORM} type="hidden" name="plain" value="true" />
          <input form={LIST_FORM} type="hidden" name="choices" value="all" />
          <OtherChoices shown={shown.choices} option={option?.name} />
          <ul className="media-items" ref={list} aria-label={t('media')}>
            {items.map((item, index) => (
              <MediaItem
                key={item.id}
                item={item}
                name={nameOf(item, index)}
                index={index}
                count={items.length}
                option={option}
                choices={shown.choices}
                onChange={(made) => change(item, made)}
                onDropped={(id) => {
                  const dropped = items.find((other) => other.id === id);
                  if (dropped) change(dropped, { kind: 'to', id, index });
                }}
                onChoices={media.setChoices}
                onText={(text) => media.saveText(item.id, item.altText, text)}
              />
            ))}
          </ul>
          <p className="without-scripts">
            <button form={LIST_FORM} className="button" name="intent" value="save">
              {t('saveMedia')}
            </button>
          </p>
        </>
      )}
      <p role="status" className="text-quiet media-saving">
        {isSaving ? t('saving') : saved?.done}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <MediaPicker
        id={PICKER}
        taken={new Set(shown.ids)}
        onAdd={(files) => {
          setAdded(
            (before) =>
              new Map([
                ...before,
                ...files.map(
                  ({ id, thumbnail, altText, kind }) =>
                    [
                      id,
                      { id, thumbnail, altText, kind: kind === 'VIDEO' ? 'VIDEO' : 'IMAGE' },
                    ] as const,
                ),
              ]),
          );
          media.change({ kind: 'add', ids: files.map(({ id }) => id) });
        }}
      />
    </div>
  );
}

/** A file that was uploaded just now: its picture is known by its id. */
const unseenItem = (id: string): MediaItemView => ({
  id,
  kind: 'IMAGE',
  thumbnail: `/media/${id}/v1/fit/w_300,h_300/p.webp`,
  altText: '',
});

/** Pictures of choices that the page does not show, so that saving the form keeps them. */
function OtherChoices({
  shown,
  option,
}: {
  readonly shown: ReadonlySet<string>;
  readonly option: string | undefined;
}) {
  return [...shown]
    .filter((value) => (JSON.parse(value) as string[])[0] !== option)
    .map((value) => (
      <input key={value} form={LIST_FORM} type="hidden" name="choice" value={value} />
    ));
}
