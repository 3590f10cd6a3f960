import { Form, Link } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { TableFrame } from '../ui/table-frame.tsx';
import { SectionError } from './fields.tsx';
import type { DigitalTerms } from './load-sale-terms.server.ts';
import { problemOf, type SaleCardProps } from './sale-cards.tsx';

/** The file that buyers of a digital product download, its limits, and who downloaded it. */
export function DigitalFileCard({ productId, digital, answer }: SaleCardProps) {
  const t = useTranslations('adminEditor');
  if (!digital) return null;
  const path = `/admin/products/${productId}`;
  return (
    <Card heading={t('digitalFile')} intro={t('digitalFileHint')}>
      <SectionError>{problemOf(answer, 'digitalFile')}</SectionError>
      {digital.fileName === '' ? (
        <p className="text-quiet">{t('noDigitalFile')}</p>
      ) : (
        <Form method="post" action={path} className="flex flex-wrap items-center gap-3">
          <p>{digital.fileName}</p>
          <button className="button button-quiet" name="intent" value="detachFile">
            {t('detachFile')}
          </button>
        </Form>
      )}
      <Form
        method="post"
        action={path}
        encType="multipart/form-data"
        className="admin-inline-form"
        reloadDocument
      >
        <Field label={t('uploadFile')} name="file" type="file" required />
        <button className="button" name="intent" value="digitalFile">
          {t(digital.fileName === '' ? 'attachFile' : 'replaceFile')}
        </button>
      </Form>
      <Form method="post" action={path} className="grid gap-3">
        <LimitFields {...digital} problem={problemOf(answer, 'downloadLimits')} />
      </Form>
      {digital.downloads && <Downloads downloads={digital.downloads} />}
    </Card>
  );
}

function LimitFields({
  limits,
  storeLimits,
  problem,
}: DigitalTerms & { readonly problem: string | undefined }) {
  const t = useTranslations('adminEditor');
  const { maxDownloads, days } = storeLimits ?? {};
  return (
    <>
      <fieldset className="editor-pair">
        <legend className="field-label mb-2">{t('downloadLimits')}</legend>
        <Field
          label={t('maxDownloads')}
          name="maxDownloads"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={limits.maxDownloads}
          hint={t('emptyIsUnlimited')}
        />
        <Field
          label={t('downloadDays')}
          name="days"
          inputMode="numeric"
          autoComplete="off"
          defaultValue={limits.days}
          hint={t('emptyIsUnlimited')}
        />
      </fieldset>
      <Checkbox
        label={
          storeLimits === undefined
            ? t('followsStore')
            : t('followsStoreLimits', {
                downloads: maxDownloads ? t('downloads', { count: maxDownloads }) : t('unlimited'),
                days: days ? t('dayCount', { count: days }) : t('neverExpires'),
              })
        }
        name="followsStore"
        value="true"
        defaultChecked={limits.followsStore}
      />
      <p className="field-hint">{t('downloadLimitsHint')}</p>
      <SectionError>{problem}</SectionError>
      <p>
        <button className="button button-quiet" name="intent" value="downloadLimits">
          {t('saveLimits')}
        </button>
      </p>
    </>
  );
}

function Downloads({ downloads }: { readonly downloads: NonNullable<DigitalTerms['downloads']> }) {
  const t = useTranslations('adminEditor');
  return (
    <div className="grid gap-2">
      <h3 className="field-label">{t('whoDownloaded')}</h3>
      {downloads.rows.length === 0 ? (
        <p className="text-quiet">{t('nobodyDownloaded')}</p>
      ) : (
        <TableFrame label={t('whoDownloaded')}>
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">{t('downloadOrder')}</th>
                <th scope="col">{t('downloadBuyer')}</th>
                <th scope="col">{t('downloadPurchased')}</th>
                <th scope="col">{t('downloadCount')}</th>
                <th scope="col">{t('downloadLast')}</th>
              </tr>
            </thead>
            <tbody>
              {downloads.rows.map((row) => (
                <tr key={`${row.orderId} ${row.lineItemId}`}>
                  <td>
                    <Link className="link" to={`/admin/orders/${row.orderId}`}>
                      {row.orderNumber}
                    </Link>
                  </td>
                  <td>{row.buyer || '–'}</td>
                  <td>{row.purchased}</td>
                  <td>
                    {row.maxDownloads === undefined
                      ? row.downloads
                      : t('downloadsOf', { downloads: row.downloads, max: row.maxDownloads })}{' '}
                    {row.state && <Badge tone="neutral">{t(`download_${row.state}`)}</Badge>}
                  </td>
                  <td>{row.last || '–'}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </TableFrame>
      )}
      {downloads.hasMore && <p className="text-quiet">{t('newestDownloads')}</p>}
    </div>
  );
}
