import { data, Link, useLocation } from 'react-router';
import type { Route } from './+types/product';
import { ProductMediaForms } from '../../admin/media/product-media-forms.tsx';
import { viewProductMedia } from '../../admin/media/product-media-view.ts';
import { AdminPage } from '../../admin/page.tsx';
import { changeSale } from '../../admin/product-editor/change-sale.server.ts';
import { changeWhole } from '../../admin/product-editor/change-whole.server.ts';
import type { EditorAnswer } from '../../admin/product-editor/editor-data.ts';
import {
  editorFormat,
  loadChoices,
  loadEditable,
  NEW_PRODUCT,
} from '../../admin/product-editor/load-editor.server.ts';
import { DigitalFileCard } from '../../admin/product-editor/digital-file-card.tsx';
import { AvailabilityCard, HistoryCard } from '../../admin/product-editor/insights.tsx';
import { loadSaleTerms } from '../../admin/product-editor/load-sale-terms.server.ts';
import { loadInsights } from '../../admin/product-editor/load-insights.server.ts';
import { ProductActions } from '../../admin/product-editor/product-actions.tsx';
import { translateEditor } from '../../admin/product-editor/messages.server.ts';
import { ProductEditor } from '../../admin/product-editor/product-editor.tsx';
import { GiftCardCard, SubscriptionsCard } from '../../admin/product-editor/sale-cards.tsx';
import { saveProduct } from '../../admin/product-editor/save-product.server.ts';
import { storedVariants, valuesOf } from '../../admin/product-editor/values-of.server.ts';
import { blankValues } from '../../admin/product-editor/values.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { dateFormatOf } from '../../admin/staff/messages.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Notice } from '../../ui/notice.tsx';

/** What the page says after a redirect to it. */
const DONE = ['saved', 'created', 'partly', 'duplicated', 'restored'] as const;

export async function loader({ context, request, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const isNew = params.productId === NEW_PRODUCT;
  return asStaff(page, request, async (userSession) => {
    const [format, dates] = await Promise.all([editorFormat(page), dateFormatOf(page)]);
    const [editable, choices, insights] = await Promise.all([
      isNew ? undefined : loadEditable(userSession, params.productId),
      loadChoices(userSession),
      isNew ? undefined : loadInsights(userSession, params.productId, dates),
    ]);
    const product = editable?.product;
    return {
      isNew,
      productId: params.productId,
      name: product?.name ?? '',
      media: product && viewProductMedia({ ...product, _id: params.productId }),
      stored: editable ? valuesOf(editable, format) : blankValues,
      variants: editable ? storedVariants(editable) : [],
      choices,
      insights,
      saleTerms: editable && (await loadSaleTerms(userSession, params.productId, editable, dates)),
      currency: format.currency,
      pageUrl: `${page.origin}/products/`,
      shopPath: product?.visible === true ? `/products/${product.slug ?? ''}` : undefined,
      done: DONE.find((one) => one === url.searchParams.get('done')),
    };
  });
}

export async function action({ context, request, params: { productId } }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const form = await request.formData();
  const [t, format] = await Promise.all([translateEditor(page), editorFormat(page)]);
  return asStaff(
    page,
    request,
    async (userSession) =>
      (await changeWhole({ userSession, productId, form, t })) ??
      (await changeSale({ userSession, productId, form, locale: format.locale, t })) ??
      saveProduct({ userSession, productId, form, format, t }),
  );
}

/** If the store cannot be reached, the form stays as it is instead of giving way to an error page. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  try {
    return await serverAction();
  } catch (error) {
    // What `fetch` throws. A status of an error keeps the page from loading its data again.
    if (error instanceof TypeError)
      return data<EditorAnswer>({ intent: 'save', isUnreachable: true }, { status: 503 });
    throw error;
  }
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('adminEditor');
  const { isNew, productId, name, stored, currency, done } = loaderData;
  const { choices, insights, saleTerms, pageUrl, shopPath, variants, media } = loaderData;
  const { key } = useLocation();
  const answer: EditorAnswer | undefined = actionData;
  return (
    <AdminPage
      heading={isNew ? t('newProduct') : name}
      isWide
      actions={
        <>
          {shopPath !== undefined && (
            <Link className="button button-quiet" to={shopPath} reloadDocument>
              {t('viewInStore')}
            </Link>
          )}
        </>
      }
    >
      {done && !answer && (
        <Notice kind={done === 'partly' ? 'error' : 'done'}>{t(`done_${done}`)}</Notice>
      )}
      {media && <ProductMediaForms productId={productId} />}
      {/* A saved form begins again with what is stored now. */}
      <ProductEditor
        key={`${productId} ${done === undefined ? '' : key}`}
        productId={productId}
        isNew={isNew}
        isSaved={done !== undefined && !answer}
        stored={stored}
        variants={variants}
        media={media}
        answer={answer?.intent === 'save' ? answer : undefined}
        choices={choices}
        currency={currency}
        pageUrl={pageUrl}
      />
      {saleTerms && (
        <div className="admin-columns">
          <DigitalFileCard {...saleTerms} productId={productId} answer={answer} />
          <SubscriptionsCard {...saleTerms} productId={productId} answer={answer} />
          <GiftCardCard {...saleTerms} productId={productId} answer={answer} />
        </div>
      )}
      {insights && (
        <div className="admin-columns">
          <AvailabilityCard {...insights} />
          <HistoryCard {...insights} collections={choices.collections} />
          <ProductActions productId={productId} name={name} answer={answer} />
        </div>
      )}
    </AdminPage>
  );
}
