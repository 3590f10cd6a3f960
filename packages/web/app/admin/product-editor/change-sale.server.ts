import { ApiError, files, giftCards, productManagement, products } from '@shopwright/sdk';
import { data, redirect } from 'react-router';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { parseNumber } from '../grid/parse-number.ts';
import { pathOfLink } from '../imports/links.server.ts';
import type { EditorAnswer } from './editor-data.ts';

interface SaleChange {
  readonly userSession: UserSession;
  readonly productId: string;
  readonly form: FormData;
  readonly locale: string;
  readonly t: TranslateArea<'adminEditor'>;
}

/** Saves how the product is sold; undefined if the form asks for something else. */
export async function changeSale(change: SaleChange) {
  const { productId, form, t } = change;
  const intent = formText(form, 'intent');
  const saves: Readonly<Record<string, (change: SaleChange) => Promise<string | undefined>>> = {
    subscriptions: saveSubscriptions,
    giftCard: saveGiftCard,
    digitalFile: attachFile,
    detachFile,
    downloadLimits: saveLimits,
  };
  const save = Object.hasOwn(saves, intent) ? saves[intent] : undefined;
  if (!save) return undefined;
  const refused = (message: string) => data<EditorAnswer>({ intent, message }, { status: 400 });
  try {
    const problem = await save(change);
    return problem === undefined
      ? redirect(`/admin/products/${productId}?done=saved`)
      : refused(problem);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    const messages: Readonly<Record<string, string>> = {
      PRODUCT_IS_GIFT_CARD: t('giftCardHasNoSubscriptions'),
      PRODUCT_HAS_SUBSCRIPTIONS: t('subscriptionsAreNoGiftCard'),
    };
    return refused(
      messages[String(error.code)] ?? (error.status === 403 ? t('notPermitted') : error.summary),
    );
  }
}

async function saveSubscriptions({ userSession, productId, form, locale, t }: SaleChange) {
  const texts = (name: string): string[] =>
    form.getAll(name).map((value) => (typeof value === 'string' ? value.trim() : ''));
  const [ids, intervals, frequencies] = [
    texts('subscriptionId'),
    texts('subscriptionInterval'),
    texts('subscriptionFrequency'),
  ];
  const [cycles, discounts] = [texts('subscriptionCycles'), texts('subscriptionDiscount')];
  let problem: string | undefined;
  const whole = (text: string): number => {
    const number = Number(text);
    if (!Number.isInteger(number) || number < 1) problem = t('subscriptionNumberInvalid');
    return number;
  };
  const percent = (text: string): number => {
    const number = parseNumber(text, locale) ?? 0;
    if (number <= 0 || number > 100) problem = t('subscriptionDiscountInvalid');
    return number;
  };
  const options = texts('subscriptionTitle').flatMap((title, index) => {
    if (title === '') return [];
    const ends = cycles[index] ?? '';
    const discount = discounts[index] ?? '';
    const option: products.ProductSubscriptionOption = {
      ...(ids[index] ? { _id: ids[index] } : {}),
      title,
      subscriptionSettings: {
        // The platform checks its name.
        frequency: (frequencies[index] ?? 'MONTH') as products.SubscriptionFrequency,
        interval: whole(intervals[index] || '1'),
        autoRenewal: ends === '',
        ...(ends === '' ? {} : { billingCycles: whole(ends) }),
      },
      ...(discount === '' ? {} : { discount: { type: 'PERCENT', value: percent(discount) } }),
    };
    return [option];
  });
  if (problem !== undefined) return problem;
  await userSession
    .use(products)
    .setSubscriptionOptions(productId, { subscriptionOptions: options });
  return undefined;
}

async function saveGiftCard({ userSession, productId, form }: SaleChange): Promise<undefined> {
  await userSession
    .use(giftCards)
    .setGiftCardProduct(productId, { giftCard: formText(form, 'giftCard') === 'true' });
}

async function detachFile({ userSession, productId }: SaleChange): Promise<undefined> {
  await userSession.use(products).detachDigitalFile(productId);
}

const MAX_DOWNLOADS = 1000;
const MAX_DAYS = 3650;

async function saveLimits({ userSession, productId, form, t }: SaleChange) {
  const followsStore = form.has('followsStore');
  const limit = (name: string, max: number): number | null | undefined => {
    const text = formText(form, name).trim();
    if (text === '') return null;
    const number = Number(text);
    return Number.isInteger(number) && number >= 1 && number <= max ? number : undefined;
  };
  const [maxDownloads, days] = [limit('maxDownloads', MAX_DOWNLOADS), limit('days', MAX_DAYS)];
  if (!followsStore && (maxDownloads === undefined || days === undefined))
    return t('limitInvalid', { downloads: MAX_DOWNLOADS, days: MAX_DAYS });
  await userSession.use(productManagement).setDownloadLimits(productId, {
    downloadLimits: followsStore
      ? { followsStore }
      : { followsStore, maxDownloads: maxDownloads ?? null, days: days ?? null },
  });
  return undefined;
}

/** Uploads the file as a private one, and attaches it. */
async function attachFile({ userSession, productId, form, t }: SaleChange) {
  const file = form.get('file');
  if (!(file instanceof File) || file.size === 0) return t('fileMissing');
  const { uploadUrl = '' } = await userSession.use(files).generateFileUploadUrl({
    mimeType: file.type || 'application/octet-stream',
    fileName: file.name,
    private: true,
  });
  const sent = await userSession.fetch(pathOfLink(uploadUrl), {
    method: 'PUT',
    headers: { 'content-type': file.type || 'application/octet-stream' },
    body: await file.arrayBuffer(),
  });
  if (!sent.ok) return t('fileRefused');
  const { file: stored } = (await sent.json()) as { file?: { id?: string } };
  await userSession.use(products).attachDigitalFile(productId, { fileId: stored?.id ?? '' });
  return undefined;
}
