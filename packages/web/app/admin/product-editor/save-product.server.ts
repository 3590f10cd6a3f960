import { ApiError, inventory, productManagement, products } from '@shopwright/sdk';
import { data, redirect } from 'react-router';
import { isTransient } from '../../http/finish-response.server.ts';
import type { TranslateArea } from '../../i18n/translate.ts';
import type { UserSession } from '../../session/user-session.server.ts';
import { formText } from '../../ui/form-text.server.ts';
import { readCellEdits, type CellEdit } from '../grid/cell-edits.ts';
import type { CellFormat } from '../grid/cell-text.ts';
import type { CellConflict, EditorAnswer } from './editor-data.ts';
import { loadEditable, NEW_PRODUCT } from './load-editor.server.ts';
import { mergeEdits, rebaseEdits } from './merge-edits.server.ts';
import { readPlainEdits } from './plain-edits.ts';
import { refusedFields } from './refused-fields.server.ts';
import { toEdits, type FieldErrors } from './to-edits.server.ts';
import { hasVariants, isShared, storedVariants, valuesOf } from './values-of.server.ts';
import {
  blankValues,
  idsIn,
  optionsIn,
  parseValues,
  readValues,
  type EditorValues,
  type FieldName,
} from './values.ts';
import { variantKey, variantRows, type VariantRow } from './variant-rows.ts';

type Editable = productManagement.EditableProduct;

interface SaveContext {
  readonly userSession: UserSession;
  readonly productId: string;
  readonly form: FormData;
  readonly format: CellFormat;
  readonly t: TranslateArea<'adminEditor'>;
}

/** The variant of a product without options. */
const DEFAULT_VARIANT_ID = '00000000-0000-0000-0000-000000000000';
/** How often a save is merged again when others save at the same moment. */
const MAX_ATTEMPTS = 3;
const INTENT = 'save';

const refused = (answer: Omit<EditorAnswer, 'intent'>, status = 400) =>
  data<EditorAnswer>({ intent: INTENT, ...answer }, { status });

/**
 * Saves what was changed in the form. Changes by others of other fields stay; a field that both changed
 * is not saved, and both values are shown.
 */
export async function saveProduct(context: SaveContext) {
  const { form, t } = context;
  const base = parseValues(formText(form, 'base'), blankValues);
  const plain = readPlainEdits(form, context.format);
  const typed = {
    ...readValues(form, base),
    ...(plain && { variantEdits: plain.edits.length > 0 ? JSON.stringify(plain.edits) : '' }),
  };
  // Where the person chose the value of the other person, it is already in `base`.
  const mine = Object.fromEntries(
    Object.entries(typed).map(([name, value]) => [
      name,
      form.get(`keep.${name}`) === 'theirs' ? base[name as FieldName] : value,
    ]),
  ) as EditorValues;
  if (plain?.isInvalid)
    return refused({
      message: t('notSaved'),
      errors: { variantEdits: t('variantNumberInvalid') },
      values: mine,
      base,
    });
  try {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const outcome = await saveOnce(context, base, mine);
      if (outcome !== 'outdated') return outcome;
    }
    return refused({ message: t('busy'), values: mine, base }, 409);
  } catch (error) {
    if (isTransient(error)) return refused({ message: t('notReachable'), values: mine, base }, 503);
    throw error;
  }
}

async function saveOnce(context: SaveContext, base: EditorValues, mine: EditorValues) {
  const { userSession, productId, form, format, t } = context;
  const isNew = productId === NEW_PRODUCT;
  const current: Editable = isNew ? {} : await loadEditable(userSession, productId);
  const stored = isNew ? blankValues : valuesOf(current, format);
  const { changed, conflicts } = mergeEdits(isNew ? blankValues : base, mine, stored);
  const rows = new Map(
    variantRows(optionsIn(mine), optionsIn(stored), storedVariants(current)).map((row) => [
      row.id,
      row,
    ]),
  );
  const cells = compareCells(
    rows,
    readCellEdits(mine.variantEdits),
    form.get('keep.cells') === 'mine',
  );
  if (conflicts.length > 0 || cells.conflicts.length > 0)
    return refused(
      {
        message: t('conflict'),
        values: rebaseEdits(base, mine, stored),
        base: stored,
        revision: current.revision ?? '',
        conflicts,
        cellConflicts: cells.conflicts,
      },
      409,
    );
  const wire = toEdits({
    values: mine,
    stored,
    changed: isNew ? [...new Set<FieldName>([...changed, 'name', 'price'])] : changed,
    cells: cells.edits,
    rows,
    tags: current.product?.seoData?.tags ?? [],
    sections: current.infoSections ?? [],
    locale: format.locale,
    t,
  });
  const errors: FieldErrors = { ...wire.errors, ...checkStock(mine, changed, cells.edits, t) };
  if (Object.keys(errors).length > 0)
    return refused({ message: t('notSaved'), errors, values: mine, base });
  let saved: Editable;
  try {
    const { editable = {} } = await userSession.use(productManagement).saveProduct({
      ...(isNew ? {} : { _id: productId, revision: current.revision ?? '' }),
      editable: wire.editable,
      ...(wire.removePricePerUnit ? { removePricePerUnit: true } : {}),
    });
    saved = editable;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
    if (error.code === 'REVISION_CONFLICT') return 'outdated' as const;
    return refused({ ...refusedFields(error, t, wire.editable), values: mine, base });
  }
  return saveRest(context, { saved, mine, changed, cells: cells.edits, rows });
}

/** Cells whose stored value is not what the editor saw, unless it is what the editor wants. */
function compareCells(
  rows: ReadonlyMap<string, VariantRow>,
  edits: readonly CellEdit[],
  isOverwriting: boolean,
): { readonly edits: readonly CellEdit[]; readonly conflicts: readonly CellConflict[] } {
  // A variant that is no longer made from the options has nothing to save.
  const left = edits.filter(({ id }) => rows.has(id));
  const now = ({ id, column }: CellEdit) => rows.get(id)?.cells[column] ?? null;
  const differing = left.filter((edit) => now(edit) !== edit.value);
  const conflicts = isOverwriting ? [] : differing.filter((edit) => now(edit) !== edit.before);
  return {
    edits: differing,
    conflicts: conflicts.map((edit) => ({
      variant: String(rows.get(edit.id)?.cells['variant'] ?? ''),
      column: edit.column,
      mine: String(edit.value ?? ''),
      theirs: String(now(edit) ?? ''),
    })),
  };
}

const MAX_QUANTITY = 99_999;

function checkStock(
  { tracked, quantity }: EditorValues,
  changed: readonly FieldName[],
  cells: readonly CellEdit[],
  t: SaveContext['t'],
): FieldErrors {
  const isQuantity = (value: unknown): boolean =>
    Number.isInteger(Number(value)) && Number(value) >= 0 && Number(value) <= MAX_QUANTITY;
  const message = t('quantityInvalid', { max: MAX_QUANTITY });
  return {
    ...(tracked === 'true' && changed.includes('quantity') && !isQuantity(quantity)
      ? { quantity: message }
      : {}),
    ...(cells.some(({ column, value }) => column === 'stock' && !isQuantity(value))
      ? { variantEdits: message }
      : {}),
  };
}

interface Rest {
  readonly saved: Editable;
  readonly mine: EditorValues;
  readonly changed: readonly FieldName[];
  readonly cells: readonly CellEdit[];
  readonly rows: ReadonlyMap<string, VariantRow>;
}

/** Stock, collections and shared info sections have calls of their own, after the product itself is saved. */
async function saveRest(context: SaveContext, rest: Rest) {
  const { saved, mine, changed } = rest;
  const { userSession, productId, format, t } = context;
  const id = saved.product?._id ?? productId;
  const errors: FieldErrors = {};
  const attempt = async (field: FieldName, save: () => Promise<unknown>): Promise<void> => {
    try {
      await save();
    } catch (error) {
      if (!(error instanceof ApiError) || error.status === 401 || error.status >= 500) throw error;
      errors[field] = error.status === 403 ? t('notPermitted') : error.summary;
    }
  };
  const stock = stockOf(rest);
  if (stock)
    await attempt(hasVariants(saved) ? 'variantEdits' : 'quantity', () =>
      userSession.use(inventory).updateInventoryVariants(id, stock),
    );
  if (changed.includes('collections')) {
    const before = idsIn(valuesOf(saved, format).collections);
    const after = idsIn(mine.collections);
    await attempt('collections', async () => {
      for (const collection of after.filter((one) => !before.includes(one)))
        await userSession.use(products).addProductsToCollection(collection, [id]);
      for (const collection of before.filter((one) => !after.includes(one)))
        await userSession.use(products).removeProductsFromCollection(collection, [id]);
    });
  }
  if (changed.includes('sharedSections')) {
    const chosen = idsIn(mine.sharedSections);
    const stored = saved.infoSections ?? [];
    const stay = stored
      .filter((section) => !isShared(section) || chosen.includes(section._id ?? ''))
      .map(({ _id = '' }) => _id);
    await attempt('sharedSections', () =>
      userSession
        .use(productManagement)
        .setInfoSections(id, { infoSectionIds: [...new Set([...stay, ...chosen])] }),
    );
  }
  const isNew = productId === NEW_PRODUCT;
  const path = `/admin/products/${id}?done=${isNew ? 'created' : 'saved'}`;
  if (Object.keys(errors).length === 0) return redirect(path);
  // The new product exists: submitting the form of a new one again would create a second.
  if (isNew) return redirect(`/admin/products/${id}?done=partly`);
  const now = await loadEditable(userSession, id);
  const stored = valuesOf(now, format);
  const failed = Object.keys(errors);
  return refused({
    message: t('savedPartly'),
    errors,
    // Only what was not saved is still to be saved.
    values: {
      ...stored,
      ...Object.fromEntries(Object.entries(mine).filter(([name]) => failed.includes(name))),
    },
    base: stored,
    revision: now.revision ?? '',
  });
}

function stockOf({
  saved,
  mine,
  changed,
  cells,
  rows,
}: Rest): inventory.InventoryItemV2 | undefined {
  const tracking = changed.includes('tracked') ? { trackQuantity: mine.tracked === 'true' } : {};
  if (!hasVariants(saved)) {
    if (!changed.some((field) => ['tracked', 'quantity', 'inStock'].includes(field)))
      return undefined;
    return {
      trackQuantity: mine.tracked === 'true',
      variants: [
        {
          variantId: DEFAULT_VARIANT_ID,
          ...(mine.tracked === 'true'
            ? { quantity: Number(mine.quantity || 0) }
            : { inStock: mine.inStock === 'true' }),
        },
      ],
    };
  }
  const names = (saved.options ?? []).map(({ name }) => name);
  const ids = new Map(
    (saved.variants ?? []).map(({ _id, choices }) => [
      variantKey(names.map((name) => choices[name] ?? '')),
      _id ?? '',
    ]),
  );
  const variants = cells
    .filter(({ column }) => column === 'stock')
    .map(({ id, value }) => ({
      variantId: ids.get(variantKey(rows.get(id)?.choices ?? [])) ?? '',
      quantity: Number(value ?? 0),
    }));
  if (variants.length === 0 && !changed.includes('tracked')) return undefined;
  // A quantity is a number that is counted down.
  return { ...(variants.length > 0 ? { trackQuantity: true } : tracking), variants };
}
