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
 * Saves each change at once. A change while another is being saved waits for it, so that the last one
 * always wins.
 */
export function useProductMedia(view: ProductMediaView) {
  const fetcher = useFetcher<FormAnswer>();
  const [draft, setDraft] = useState<MediaDraft>();
  const queued = useRef<MediaDraft>(undefined);
  const shown = draft ?? draftOf(view);
  const path = `/admin/products/${view.productId}/media`;
  const { state, submit } = fetcher;

  const send = (next: MediaDraft): void => {
    const form = new FormData();
    for (const id of next.ids) form.append('mediaIds', id);
    form.set('choices', 'all');
    for (const value of next.choices) form.append('choice', value);
    void submit(form, { method: 'post', action: path });
  };
  const save = (next: MediaDraft): void => {
    setDraft(next);
    if (state === 'idle') send(next);
    else queued.current = next;
  };

  useEffect(() => {
    if (state !== 'idle') return;
    const next = queued.current;
    queued.current = undefined;
    if (next) send(next);
    // The data of the page is what was saved by now.
    // oxlint-disable-next-line react/set-state-in-effect -- the answer ends the draft
    else setDraft(undefined);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies, react-hooks/exhaustive-deps -- the end of a request is what counts
  }, [state]);

  return {
    shown,
    isSaving: state !== 'idle',
    answer: fetcher.data,
    change: (change: OrderChange) => save({ ...shown, ids: changeOrder(shown.ids, change) }),
    setChoices: (choices: ReadonlySet<string>) => save({ ...shown, choices }),
    saveText: (id: string, before: string, altText: string) => {
      const form = new FormData();
      for (const each of shown.ids) form.append('mediaIds', each);
      form.set(`altText:${id}`, altText);
      form.set(`before:${id}`, before);
      void submit(form, { method: 'post', action: path });
    },
  };
}
