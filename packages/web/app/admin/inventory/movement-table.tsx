import { Link } from 'react-router';
import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import type { Movement } from './list-movements.server.ts';

interface MovementTableProps {
  readonly movements: readonly Movement[];
  readonly isFirstPage: boolean;
  readonly hasOlder: boolean;
}

/** Every change of a variant's stock, the newest first. */
export function MovementTable({ movements, isFirstPage, hasOlder }: MovementTableProps) {
  const t = useTranslations('adminInventory');
  const { locale } = useLanguage();
  const signed = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' });
  const plain = new Intl.NumberFormat(locale);
  const last = movements.at(-1);
  if (!last)
    return (
      <EmptyState icon="product" heading={t('noMovements')}>
        {t('noMovementsHint')}
      </EmptyState>
    );
  return (
    <>
      <TableFrame label={t('history')}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col">{t('when')}</th>
              <th scope="col">{t('why')}</th>
              <th scope="col" className="admin-number">
                {t('change')}
              </th>
              <th scope="col" className="admin-number">
                {t('onHandAfter')}
              </th>
              <th scope="col">{t('note')}</th>
            </tr>
          </thead>
          <tbody>
            {movements.map(({ id, date, cause, change, after, note, orderId, actor }) => (
              <tr key={id}>
                <td>{date}</td>
                <td>
                  {orderId === undefined ? (
                    t(`cause_${cause}`)
                  ) : (
                    <Link className="link" to={`/admin/orders/${orderId}`}>
                      {t(`cause_${cause}`)}
                    </Link>
                  )}
                  {actor === 'staff' && <span className="text-quiet"> · {t('byStaff')}</span>}
                </td>
                <td className="admin-number">{signed.format(change)}</td>
                <td className="admin-number">{plain.format(after)}</td>
                <td>
                  <bdi>{note}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
      {hasOlder && (
        <p>
          <Link className="button button-quiet" to={`?before=${last.id}`}>
            {t('olderMovements')}
          </Link>
        </p>
      )}
      {!isFirstPage && (
        <p>
          <Link className="link" to="?">
            {t('newestMovements')}
          </Link>
        </p>
      )}
    </>
  );
}
