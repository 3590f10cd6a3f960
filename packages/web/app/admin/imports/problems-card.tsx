import { useTranslations } from '../../i18n/use-translations.tsx';
import { Card } from '../ui/card.tsx';
import type { ImportProblem } from './load-import.server.ts';
import { TableFrame } from '../ui/table-frame.tsx';

interface ProblemsCardProps {
  readonly importId: string;
  readonly problems: readonly ImportProblem[];
  readonly hasMore: boolean;
}

/** The first problems of an import, and the link to all of them. */
export function ProblemsCard({ importId, problems, hasMore }: ProblemsCardProps) {
  const t = useTranslations('adminImports');
  if (problems.length === 0)
    return (
      <Card heading={t('problems')}>
        <p>{t('noProblems')}</p>
      </Card>
    );
  return (
    <Card
      heading={t('problems')}
      intro={hasMore ? t('firstProblems', { count: problems.length }) : t('problemsIntro')}
      actions={
        <a
          className="button button-quiet"
          href={`/admin/products/import/${importId}/report`}
          download
        >
          {t('downloadReport')}
        </a>
      }
    >
      <TableFrame label={t('problems')}>
        <table className="admin-table">
          <thead>
            <tr>
              <th scope="col" className="admin-number">
                {t('line')}
              </th>
              <th scope="col">{t('product')}</th>
              <th scope="col">{t('column')}</th>
              <th scope="col">{t('value')}</th>
              <th scope="col">{t('problem')}</th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ position, line, product, column, value, code, reason }) => (
              <tr key={position}>
                <td className="admin-number">{line}</td>
                <td>{product}</td>
                <td>{column}</td>
                <td className="admin-sample">{value}</td>
                <td>
                  {t(code)}
                  {(code === 'INVALID_VALUE' || code === 'ADJUSTED' || code === 'UNREADABLE') && (
                    <span className="block text-quiet" lang="en">
                      {reason}
                    </span>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </Card>
  );
}
