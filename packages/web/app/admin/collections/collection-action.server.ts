import { ApiError, collectionManagement, collections, files, products } from '@shopwright/sdk';
import { redirect } from 'react-router';
import { refusal, refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { pathOfLink } from '../imports/links.server.ts';
import { compareDetails } from './details.ts';
import { fieldErrors, type TranslateCollections } from './messages.server.ts';
import { changeRule, isRuleIntent } from './rule-action.server.ts';
import { detailsOf, enteredDetails, seenDetails, toPatch } from './read-details.server.ts';

interface CollectionForm {
  readonly collectionId: string;
  readonly form: FormData;
  readonly t: TranslateCollections;
}

/** Which notice of the page a form belongs to. */
const noticeOf: Readonly<Record<string, string>> = {
  save: 'save',
  picture: 'picture',
  'remove-picture': 'picture',
  delete: 'delete',
  'preview-rule': 'rule',
  'set-rule': 'rule',
  'remove-rule': 'rule',
};

/** Carries out a form of the page of a collection. */
export async function changeCollection(userSession: UserSession, change: CollectionForm) {
  const { form, t } = change;
  const [intent = '', afterId = formText(form, 'afterId')] = formText(form, 'intent').split(':');
  try {
    if (isRuleIntent(intent))
      return await changeRule(userSession, change.collectionId, intent, form, t);
    switch (intent) {
      case 'save':
        return await saveDetails(userSession, change);
      case 'picture':
        return await savePicture(userSession, change);
      case 'remove-picture':
        await userSession.use(products).setCollectionMedia(change.collectionId, { media: [] });
        return { intent: 'picture', done: t('pictureRemoved') } satisfies FormAnswer;
      case 'delete':
        await userSession.use(products).deleteCollection(change.collectionId);
        return redirect('/admin/collections');
      default:
        return await changeMembers(userSession, change, intent, afterId);
    }
  } catch (error) {
    // The page of a deleted collection says so itself.
    if (error instanceof ApiError && error.status === 403) throw error;
    const answered = noticeOf[intent] ?? 'products';
    const isGone = error instanceof ApiError && error.status === 404;
    if (isGone && answered !== 'picture')
      return refusedForm({
        intent: answered,
        message: t(answered === 'products' ? 'productGone' : 'gone'),
      });
    return refusal(error, {
      intent: answered,
      form,
      t: (key) => (key === 'notSaved' && answered === 'rule' ? t('ruleRefused') : t(key)),
      byCode: {
        FILE_NOT_ACCEPTED: t('fileRefused'),
        MEDIA_NOT_FOUND: t('fileRefused'),
        PRODUCT_MATCHES_COLLECTION_RULE: t('meetsRule'),
        TOO_MANY_COLLECTION_RULES: t('tooManyRules'),
      },
      byField: fieldErrors(t),
    });
  }
}

async function saveDetails(userSession: UserSession, { collectionId, form, t }: CollectionForm) {
  const current = await userSession.use(collections).getCollection(collectionId);
  const entered = enteredDetails(form);
  const stored = detailsOf(current);
  const { changed, conflicts } = compareDetails(seenDetails(form, stored), entered, stored);
  if (conflicts.length > 0)
    return refusedForm(
      {
        intent: 'save',
        message: t('conflicts'),
        values: typed(form),
        errors: Object.fromEntries(
          conflicts.map((name) => [name, t('conflict', { value: stored[name] })]),
        ),
      },
      409,
    );
  if (changed.length > 0)
    await userSession
      .use(products)
      .updateCollection(collectionId, toPatch(entered, changed, current));
  return { intent: 'save', done: t('saved') } satisfies FormAnswer;
}

async function savePicture(userSession: UserSession, { collectionId, form, t }: CollectionForm) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0)
    return refusedForm({ intent: 'picture', message: t('fileMissing') });
  if (!file.type.startsWith('image/'))
    return refusedForm({ intent: 'picture', message: t('fileRefused') });
  const { uploadUrl } = await userSession.use(files).generateFileUploadUrl({
    mimeType: file.type,
    fileName: file.name.slice(0, 200),
    sizeInBytes: String(file.size),
  });
  const sent = await userSession.fetch(pathOfLink(uploadUrl), {
    method: 'PUT',
    headers: { 'content-type': file.type },
    body: await file.arrayBuffer(),
  });
  if (!sent.ok) return refusedForm({ intent: 'picture', message: t('fileRefused') });
  const { file: stored } = (await sent.json()) as { readonly file?: { readonly id?: string } };
  await userSession
    .use(products)
    .setCollectionMedia(collectionId, { media: [{ mediaId: stored?.id ?? '' }] });
  return { intent: 'picture', done: t('pictureSaved') } satisfies FormAnswer;
}

async function changeMembers(
  userSession: UserSession,
  { collectionId, form, t }: CollectionForm,
  intent: string,
  afterId: string,
): Promise<FormAnswer> {
  const productIds = [formText(form, 'productId')];
  switch (intent) {
    case 'add':
      await userSession.use(products).addProductsToCollection(collectionId, productIds);
      return { intent: 'products', done: t('added') };
    case 'remove':
      await userSession.use(products).removeProductsFromCollection(collectionId, productIds);
      return { intent: 'products', done: t('removed') };
    default:
      await userSession.use(collectionManagement).moveCollectionProducts(collectionId, {
        productIds,
        afterProductId: afterId || null,
      });
      return { intent: 'moved' };
  }
}
