import type { changePlans } from '@shopwright/sdk';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { CellFormat } from '../grid/cell-text.ts';
import { Badge } from '../ui/badge.tsx';
import { changedFields, fieldLabel, fieldText, reasonText } from './field-text.ts';
import { TableFrame } from '../ui/table-frame.tsx';

const tones = {
  PENDING: 'neutral',
  UNCHANGED: 'neutral',
  REFUSED: 'bad',
  APPLIED: 'good',
  CONFLICT: 'attention',
  UNDONE: 'good',
  UNDO_CONFLICT: 'attention',
} as const;

/** What a plan does to each entity: before, after, and why not. */
export function PlanRows({
  rows,
  format,
}: {
  readonly rows: readonly changePlans.ChangePlanRow[];
  readonly format: CellFormat;
}) {
  const t = useTranslations('adminGrid');
  const context = { t, format };
  return (
    <TableFrame label={t('planRows')}>
      <table className="admin-table plan-table">
        <thead>
          <tr>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('field')}</th>
            <th scope="col">{t('before')}</th>
            <th scope="col">{t('after')}</th>
            <th scope="col">{t('state')}</th>
          </tr>
        </thead>
        {rows.map(({ entityId = '', name = '', state = 'PENDING', before, after, reason }) => {
          const changed = changedFields({ before: before ?? null, after: after ?? null });
          const fields = changed.length > 0 ? changed : [''];
          return (
            <tbody key={entityId}>
              {fields.map((field, index) => (
                <tr key={field}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={fields.length}>
                      <bdi>{name === '' ? t('namelessRow') : name}</bdi>
                    </th>
                  )}
                  <td>{field === '' ? '' : fieldLabel(field, t)}</td>
                  <td>{field === '' ? '' : fieldText(field, before?.[field], context)}</td>
                  <td>{field === '' ? '' : fieldText(field, after?.[field], context)}</td>
                  {index === 0 && (
                    <td rowSpan={fields.length}>
                      <Badge tone={tones[state]}>{t(`row_${state}`)}</Badge>
                      {reason && <p className="text-quiet">{reasonText(reason, t)}</p>}
                      {(reason?.fields ?? []).map(({ field: name = '', expected, current }) => (
                        <p key={name}>
                          {t('conflictField', {
                            field: fieldLabel(name, t),
                            expected: fieldText(name, expected, context),
                            current: fieldText(name, current, context),
                          })}
                        </p>
                      ))}
                    </td>
                  )}
                </tr>
              ))}
            </tbody>
          );
        })}
      </table>
    </TableFrame>
  );
}
