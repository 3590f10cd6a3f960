import { ApiError, productManagement, products } from '@shopwright/sdk';
import { data, redirect } from 'react-router';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import type { EditorAnswer } from './editor-data.ts';

interface WholeChange {
  readonly userSession: UserSession;
  readonly productId: string;
  readonly form: FormData;
  readonly t: TranslateArea<'adminEditor'>;
}

/** Deletes or duplicates the product; undefined if the form asks for something else. */
export async function changeWhole({ userSession, productId, form, t }: WholeChange) {
  const intent = formText(form, 'intent');
  if (intent === 'delete') {
    try {
      await userSession.use(products).deleteProduct(productId);
    } catch (error) {
      // Another person may have deleted it already.
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
    }
    return redirect(`/admin/products/deleted?id=${productId}`);
  }
  if (intent !== 'duplicate') return undefined;
  const name = formText(form, 'duplicateName');
  if (name === '')
    return data<EditorAnswer>({ intent, message: t('nameMissing') }, { status: 400 });
  const { product } = await userSession
    .use(productManagement)
    .duplicateProduct(productId, { name });
  return redirect(`/admin/products/${product?._id ?? ''}?done=duplicated`);
}
