import { ApiError, files, productManagement, products } from '@shopwright/sdk';
import { data, redirect } from 'react-router';
import { refusal, refusedForm, type FormAnswer } from '../../account/form-errors.server.ts';
import type { PageContext } from '../../page-context.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { translateMedia } from './file-view.server.ts';
import { changeOrder, readOrderChange } from './media-order.ts';
import { viewProductMedia } from './product-media-view.ts';
import { sendFormFiles } from './send-form-files.server.ts';

export async function loadProductMedia(userSession: UserSession, productId: string) {
  const { product } = await userSession
    .use(products)
    .getProduct(productId)
    .catch((error: unknown) => {
      if (error instanceof ApiError && (error.status === 404 || error.status === 400))
        throw data(null, { status: 404 });
      throw error;
    });
  return viewProductMedia(product ?? {});
}

/**
 * Saves what the form shows: order, choices, texts, and the change of the button that was pressed. The
 * whole list is sent, so that the same form works with and without JavaScript.
 */
export async function changeProductMedia(
  page: PageContext,
  userSession: UserSession,
  productId: string,
  form: FormData,
) {
  const t = await translateMedia(page);
  const intent = formText(form, 'intent');
  try {
    const uploaded = await sendFormFiles(userSession, form);
    if (uploaded.refused.length > 0)
      return refusedForm({
        intent: 'media',
        message: `${uploaded.refused.join(', ')}: ${t('notAccepted')}`,
      });
    const added = [...texts(form, 'add'), ...uploaded.ids];
    if (intent === 'add' && added.length === 0)
      return refusedForm({ intent: 'media', message: t('selectFirst') });
    await saveTexts(userSession, form);
    const change = readOrderChange(intent);
    const shown = texts(form, 'mediaIds');
    const changed = change ? changeOrder(shown, change) : shown;
    const mediaIds = changeOrder(changed, { kind: 'add', ids: added });
    await userSession.use(productManagement).setProductMedia(productId, {
      mediaIds: [...mediaIds],
      ...(form.has('choices') ? { choices: readChoices(form, new Set(mediaIds)) } : {}),
    });
    if (form.has('plain')) return redirect(`/admin/products/${productId}/media`);
    const answer: FormAnswer = { intent: 'media', done: t('savedMedia') };
    return answer;
  } catch (error) {
    if (error instanceof ApiError && error.status === 403) throw error;
    return refusal(error, {
      intent: 'media',
      form,
      t: (key) => (key === 'notSaved' ? t('tooManyMedia') : t(key)),
      byCode: {
        MEDIA_NOT_FOUND: t('changedElsewhere'),
        CHOICE_NOT_FOUND: t('changedElsewhere'),
        MEDIA_ON_ANOTHER_OPTION: t('otherOption'),
        TOO_MANY_REQUESTS: t('tooManyUploads'),
      },
    });
  }
}

const texts = (form: FormData, name: string): string[] =>
  form.getAll(name).filter((value): value is string => typeof value === 'string');

const ALT_TEXT = 'altText:';

/** Only texts that were changed: they belong to the file, wherever it is shown. */
async function saveTexts(userSession: UserSession, form: FormData): Promise<void> {
  for (const [name, value] of form) {
    if (!name.startsWith(ALT_TEXT) || typeof value !== 'string') continue;
    const id = name.slice(ALT_TEXT.length);
    const altText = value.trim();
    if (altText === formText(form, `before:${id}`)) continue;
    await userSession.use(files).updateFileDescriptor(id, { file: { altText: altText || null } });
  }
}

function readChoices(form: FormData, present: ReadonlySet<string>) {
  const byChoice = new Map<string, { option: string; choice: string; mediaIds: string[] }>();
  for (const value of texts(form, 'choice')) {
    const parts: unknown = JSON.parse(value);
    if (!Array.isArray(parts) || !parts.every((part) => typeof part === 'string')) continue;
    const [option = '', choice = '', mediaId = ''] = parts;
    if (!present.has(mediaId)) continue;
    const key = JSON.stringify([option, choice]);
    const entry = byChoice.get(key) ?? { option, choice, mediaIds: [] };
    entry.mediaIds.push(mediaId);
    byChoice.set(key, entry);
  }
  return [...byChoice.values()];
}
