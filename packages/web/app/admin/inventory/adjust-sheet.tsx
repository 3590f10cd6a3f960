import { Form } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import { BULK_FORM } from '../grid/grid-line.tsx';
import { listPath, type ListState } from '../grid/list-state.ts';
import { Sheet } from '../ui/sheet.tsx';
import { AdjustFields } from './adjust-fields.tsx';
import { inventoryList } from './definition.ts';

export const ADJUST_SHEET = 'adjust-stock';

interface AdjustSheetProps {
  readonly state: ListState;
  readonly selected: readonly string[];
  readonly answer: FormAnswer | undefined;
}

/** Adjusts the stock of the selected rows with one reason. */
export function AdjustSheet({ state, selected, answer }: AdjustSheetProps) {
  const t = useTranslations('adminInventory');
  const hasScripts = useScripts();
  return (
    <Sheet id={ADJUST_SHEET} heading={t('adjustStock')} intro={t('adjustIntro')}>
      <Form
        method="post"
        action={listPath(state, inventoryList)}
        id={BULK_FORM}
        className="grid gap-3"
      >
        {hasScripts ? (
          <>
            <p>
              {selected.length === 0
                ? t('selectVariants')
                : t('variantsSelected', { count: selected.length })}
            </p>
            {selected.map((id) => (
              <input key={id} type="hidden" name="id" value={id} />
            ))}
          </>
        ) : (
          <p>{t('checkedVariants')}</p>
        )}
        <AdjustFields answer={answer} />
      </Form>
    </Sheet>
  );
}
