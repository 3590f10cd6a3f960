import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { changeOrder, type OrderChange } from './media-order.ts';
import { choiceValue, type ProductMediaView } from './product-media-view.ts';

/** What the page shows before the platform has saved it. */
export interface MediaDraft {
  readonly ids: readonly string[];
  /** Pictures of choices, as in the form. */
  readonly choices: ReadonlySet<string>;
}

export const draftOf = ({ items, options }: ProductMediaView): MediaDraft => ({
  ids: items.map(({ id }) => id),
  choices: new Set(
    options.flatMap(({ name, choices }) =>
      choices.flatMap((choice) =>
        choice.mediaIds.map((mediaId) => choiceValue(name, choice.name, mediaId)),
      ),
    ),
  ),
});

/**
 * Saves each change at once, one after the other: a fetcher would cancel the request before, and the
 * last change must win.
 */
export function useProductMedia(view: ProductMediaView) {
  const fetcher = useFetcher<FormAnswer>();
  const [draft, setDraft] = useState<MediaDraft>();
  const queue = useRef<FormData[]>([]);
  const isBusy = useRef(false);
  const shown = draft ?? draftOf(view);
  const { state, submit } = fetcher;

  const send = (form: FormData): void => {
    void submit(form, { method: 'post', action: `/admin/products/${view.productId}/media` });
  };
  const save = (next: MediaDraft, form: FormData): void => {
    for (const id of next.ids) form.append('mediaIds', id);
    form.set('choices', 'all');
    for (const value of next.choices) form.append('choice', value);
    setDraft(next);
    if (isBusy.current) queue.current.push(form);
    else {
      isBusy.current = true;
      send(form);
    }
  };

  useEffect(() => {
    if (state !== 'idle' || !isBusy.current) return;
    const next = queue.current.shift();
    if (next) send(next);
    else {
      isBusy.current = false;
      // The data of the page is what was saved by now.
      // oxlint-disable-next-line react/set-state-in-effect -- the answer ends the draft
      setDraft(undefined);
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the end of a request is what counts
  }, [state]);

  return {
    shown,
    isSaving: draft !== undefined,
    answer: fetcher.data,
    change: (change: OrderChange) =>
      save({ ...shown, ids: changeOrder(shown.ids, change) }, new FormData()),
    setChoices: (choices: ReadonlySet<string>) => save({ ...shown, choices }, new FormData()),
    saveText: (id: string, before: string, altText: string) => {
      const form = new FormData();
      form.set(`altText:${id}`, altText);
      form.set(`before:${id}`, before);
      save(shown, form);
    },
  };
}
