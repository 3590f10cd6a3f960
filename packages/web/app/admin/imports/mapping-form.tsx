import { Form } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox, Select } from '../../ui/field.tsx';
import { Card } from '../ui/card.tsx';
import type { ImportView } from './import-view.server.ts';
import { TableFrame } from '../ui/table-frame.tsx';

const formats = ['SHOPWRIGHT_CSV', 'WIX_CSV', 'SHOPIFY_CSV', 'JSON_LINES'] as const;

interface MappingFormProps {
  readonly row: ImportView;
  readonly answer: FormAnswer | undefined;
}

/** Which column goes to which field, and how the file is imported. */
export function MappingForm({ row, answer }: MappingFormProps) {
  const t = useTranslations('adminImports');
  const ignored = row.columns.filter(({ field }) => field === '').length;
  return (
    <Card
      heading={t('columns')}
      intro={row.format === 'JSON_LINES' ? t('noColumns') : t('columnsIntro')}
    >
      <Form method="post" className="grid gap-4" key={`${row.format} ${row.state}`}>
        <FormNotice answer={answer} intent="map" />
        <input type="hidden" name="shownFormat" value={row.format} />
        <Select label={t('format')} name="format" defaultValue={row.format} className="max-w-xs">
          {formats.map((format) => (
            <option key={format} value={format}>
              {t(format)}
            </option>
          ))}
        </Select>
        {row.columns.length > 0 && (
          <TableFrame label={t('columns')}>
            <table className="admin-table">
              <thead>
                <tr>
                  <th scope="col">{t('column')}</th>
                  <th scope="col">{t('field')}</th>
                  <th scope="col">{t('samples')}</th>
                </tr>
              </thead>
              <tbody>
                {row.columns.map(({ position, name, field, samples }) => (
                  <tr key={position}>
                    <th scope="row">{name}</th>
                    <td>
                      <select
                        name={`field-${position}`}
                        defaultValue={field}
                        aria-label={t('fieldOf', { name })}
                        className="field-input"
                      >
                        <option value="">{t('ignore')}</option>
                        {row.fields.map((one) => (
                          <option key={one} value={one}>
                            {one}
                          </option>
                        ))}
                      </select>
                    </td>
                    <td className="admin-sample">{samples.join(' · ')}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </TableFrame>
        )}
        {ignored > 0 && <p className="text-quiet">{t('notMapped', { count: ignored })}</p>}
        <div className="admin-options">
          <Checkbox
            label={t('updateExisting')}
            name="updateExisting"
            defaultChecked={row.updateExisting}
          />
          <Checkbox label={t('fetchImages')} name="fetchImages" defaultChecked={row.fetchImages} />
        </div>
        <p>
          <button
            className={row.state === 'VALIDATED' ? 'button button-quiet' : 'button'}
            name="intent"
            value="map"
          >
            {row.state === 'READY' ? t('check') : t('checkAgain')}
          </button>
        </p>
      </Form>
    </Card>
  );
}
