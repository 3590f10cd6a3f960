import { useLanguage, useTranslations } from '../../i18n/use-translations.tsx';
import { Select } from '../../ui/field.tsx';
import { parseNumber } from '../grid/parse-number.ts';
import { Card } from '../ui/card.tsx';
import { Disclosure } from '../staff/disclosure.tsx';
import { NumberField, type SectionProps } from './fields.tsx';
import { marginOf } from './margin.ts';

const unitNames = {
  ML: 'ml',
  CL: 'cl',
  L: 'l',
  CBM: 'm³',
  MG: 'mg',
  G: 'g',
  KG: 'kg',
  MM: 'mm',
  CM: 'cm',
  M: 'm',
  SQM: 'm²',
  OZ: 'oz',
  LB: 'lb',
  FLOZ: 'fl oz',
  PT: 'pt',
  QT: 'qt',
  GAL: 'gal',
  IN: 'in',
  FT: 'ft',
  YD: 'yd',
  SQFT: 'ft²',
};

/** Price, discount, cost with margin, and price per unit. */
export function PricingSection(section: SectionProps) {
  const t = useTranslations('adminEditor');
  const { values, errors } = section;
  const hasUnit = values.unitTotal !== '' || values.unitBase !== '';
  return (
    <Card heading={t('pricing')}>
      <div className="editor-pair">
        <NumberField name="price" section={section} hint={section.currency} required />
        <Select label={t('discountType')} name="discountType" defaultValue={values.discountType}>
          <option value="NONE">{t('discountNone')}</option>
          <option value="PERCENT">{t('discountPercent')}</option>
          <option value="AMOUNT">{t('discountAmount')}</option>
        </Select>
        <NumberField name="discountValue" section={section} />
      </div>
      <div className="editor-pair">
        <NumberField name="cost" section={section} hint={t('costHint')} />
        <MarginLine {...section} />
      </div>
      <Disclosure
        summary={t('pricePerUnit')}
        isOpen={hasUnit || errors.unitTotal !== undefined || errors.unitBase !== undefined}
      >
        <p className="text-quiet">{t('pricePerUnitHint')}</p>
        <div className="editor-pair">
          <NumberField name="unitTotal" section={section} />
          <UnitSelect name="unitTotalUnit" value={values.unitTotalUnit} />
          <NumberField name="unitBase" section={section} />
          <UnitSelect name="unitBaseUnit" value={values.unitBaseUnit} />
        </div>
      </Disclosure>
    </Card>
  );
}

function UnitSelect({
  name,
  value,
}: {
  readonly name: 'unitTotalUnit' | 'unitBaseUnit';
  readonly value: string;
}) {
  const t = useTranslations('adminEditor');
  return (
    <Select label={t(name)} name={name} defaultValue={value}>
      <option value="">–</option>
      {Object.entries(unitNames).map(([unit, label]) => (
        <option key={unit} value={unit}>
          {label}
        </option>
      ))}
    </Select>
  );
}

function MarginLine({ live, currency }: SectionProps) {
  const t = useTranslations('adminEditor');
  const { locale } = useLanguage();
  const price = parseNumber(live.price, locale);
  if (price === undefined) return null;
  const margin = marginOf(
    price,
    { type: live.discountType, value: parseNumber(live.discountValue, locale) ?? 0 },
    parseNumber(live.cost, locale) ?? 0,
  );
  const money = (amount: number) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency }).format(amount);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <dl className="editor-facts">
      <div>
        <dt>{t('discountedPrice')}</dt>
        <dd>{money(margin.discounted)}</dd>
      </div>
      {live.cost !== '' && (
        <>
          <div>
            <dt>{t('profit')}</dt>
            <dd>{money(margin.profit)}</dd>
          </div>
          <div>
            <dt>{t('margin')}</dt>
            <dd>{margin.share === undefined ? '–' : percent.format(margin.share)}</dd>
          </div>
        </>
      )}
    </dl>
  );
}
