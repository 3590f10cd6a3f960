import { inventory, stockMovements } from '@shopwright/sdk';
import { data, Form, Link, redirect, useRouteLoaderData } from 'react-router';
import type { Route } from './+types/inventory-variant';
import type { loader as layoutLoader } from './layout.tsx';
import { refusedForm, typed, type FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { AdjustFields } from '../../admin/inventory/adjust-fields.tsx';
import { adjustmentProblem, adjustStock } from '../../admin/inventory/adjust.server.ts';
import { listMovements } from '../../admin/inventory/list-movements.server.ts';
import { translateInventory } from '../../admin/inventory/messages.server.ts';
import { MovementTable } from '../../admin/inventory/movement-table.tsx';
import { findItems, stockState } from '../../admin/inventory/rows.server.ts';
import { StockFigures } from '../../admin/inventory/stock-figures.tsx';
import { countWaiting } from '../../admin/inventory/waiting.server.ts';
import { AdminPage } from '../../admin/page.tsx';
import { hasRight } from '../../admin/shell/areas.ts';
import { asStaff } from '../../admin/staff-session.server.ts';
import { dateFormatOf } from '../../admin/staff/messages.server.ts';
import { Card } from '../../admin/ui/card.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { pageContext } from '../../page-context.server.ts';
import { Field } from '../../ui/field.tsx';
import { formText } from '../../ui/form-text.server.ts';
import { Notice } from '../../ui/notice.tsx';

const isGuid = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The stock of one variant: how much there is, why, and what to do about it. */
export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { variantId } = params;
  if (!isGuid(variantId)) throw data(null, { status: 404 });
  return asStaff(page, request, async (userSession) => {
    const [[item], format] = await Promise.all([
      findItems(userSession, [variantId]),
      dateFormatOf(page),
    ]);
    if (!item) throw data(null, { status: 404 });
    const [history, waiting] = await Promise.all([
      listMovements(userSession, variantId, url.searchParams.get('before'), format),
      countWaiting(userSession, [item]),
    ]);
    return {
      product: item.product?.name ?? '',
      productId: item.productId ?? '',
      variant: item.product?.variantName ?? '',
      sku: item.product?.variantSku ?? '',
      location: item.locationName ?? '',
      isCounted: item.trackQuantity ?? false,
      available: item.quantity ?? 0,
      reserved: item.reserved ?? 0,
      threshold: item.lowStockThreshold ?? null,
      state: stockState(item),
      waiting: waiting.get(item.variantId ?? ''),
      history,
      isFirstPage: !url.searchParams.has('before'),
      done: url.searchParams.get('done'),
    };
  });
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const page = context.get(pageContext);
  const { variantId } = params;
  const form = await request.formData();
  const t = await translateInventory(page);
  const intent = formText(form, 'intent');
  const leave = (done: string) => redirect(`/admin/inventory/${variantId}?done=${done}`);
  return asStaff(page, request, async (userSession) => {
    if (intent === 'adjust')
      return (await adjustStock(userSession, form, [variantId], t)) ?? leave('adjusted');
    const refused = (message: string) => refusedForm({ intent, message, values: typed(form) });
    const number = formText(form, 'number');
    if (!/^\d{0,5}$/.test(number) || (intent === 'count' && number === ''))
      return refused(t('wholeNumber'));
    try {
      if (intent === 'count')
        await userSession.use(inventory).updateInventoryVariants(formText(form, 'productId'), {
          trackQuantity: true,
          variants: [{ variantId, quantity: Number(number) }],
        });
      else
        await userSession.use(stockMovements).setLowStockThresholds({
          thresholds: [{ variantId, threshold: number === '' ? null : Number(number) }],
        });
    } catch (error) {
      return refused(adjustmentProblem(error, t));
    }
    return leave(intent === 'count' ? 'adjusted' : 'level');
  });
}

export default function InventoryVariant({ loaderData, actionData }: Route.ComponentProps) {
  const { product, variant, isCounted, done } = loaderData;
  const t = useTranslations('adminInventory');
  const layout = useRouteLoaderData<typeof layoutLoader>('routes/admin/layout');
  const mayEdit = hasRight(layout?.shell.rights ?? [], 'WIX_STORES.MODIFY_INVENTORY');
  const answer: FormAnswer | undefined = actionData;
  return (
    <AdminPage heading={variant === '' ? product : `${product}, ${variant}`}>
      <p>
        <Link className="link" to="/admin/inventory">
          {t('backToInventory')}
        </Link>
      </p>
      {!answer && (done === 'adjusted' || done === 'level') && (
        <Notice kind="done">
          {done === 'level' ? t('levelSaved') : t('stockAdjusted', { count: 1 })}
        </Notice>
      )}
      <StockFigures {...loaderData} />
      {mayEdit &&
        (isCounted ? (
          <Card heading={t('adjustStock')} intro={t('adjustIntro')}>
            <Form method="post" className="grid gap-3">
              <AdjustFields answer={answer} />
            </Form>
          </Card>
        ) : (
          <NumberForm
            intent="count"
            heading={t('startCounting')}
            intro={t('startCountingIntro')}
            label={t('pieces')}
            button={t('startCounting')}
            productId={loaderData.productId}
            isRequired
            answer={answer}
          />
        ))}
      {mayEdit && isCounted && (
        <NumberForm
          intent="level"
          heading={t('ownLevel')}
          intro={t('ownLevelIntro')}
          label={t('ownLevel')}
          button={t('saveLevel')}
          value={loaderData.threshold}
          answer={answer}
        />
      )}
      <Card heading={t('history')} intro={t('historyIntro')}>
        <MovementTable {...loaderData.history} isFirstPage={loaderData.isFirstPage} />
      </Card>
    </AdminPage>
  );
}

interface NumberFormProps {
  readonly intent: 'count' | 'level';
  readonly heading: string;
  readonly intro: string;
  readonly label: string;
  readonly button: string;
  readonly value?: number | null;
  readonly productId?: string;
  readonly isRequired?: boolean;
  readonly answer: FormAnswer | undefined;
}

function NumberForm({
  intent,
  heading,
  intro,
  label,
  button,
  value,
  productId,
  isRequired,
  answer,
}: NumberFormProps) {
  const typedNumber = answer?.intent === intent ? answer.values?.['number'] : undefined;
  return (
    <Card heading={heading} intro={intro}>
      <Form method="post" className="grid gap-3">
        <FormNotice answer={answer} intent={intent} />
        {productId !== undefined && <input type="hidden" name="productId" value={productId} />}
        <Field
          label={label}
          name="number"
          inputMode="numeric"
          pattern="[0-9]{0,5}"
          autoComplete="off"
          required={isRequired}
          defaultValue={typedNumber ?? value ?? ''}
        />
        <p>
          <button className="button button-quiet" name="intent" value={intent}>
            {button}
          </button>
        </p>
      </Form>
    </Card>
  );
}
