import { useTranslations } from '../../i18n/use-translations.tsx';
import { Card } from '../ui/card.tsx';
import { EditorField, EditorSwitch, NumberField, type SectionProps } from './fields.tsx';
import { optionsIn } from './values.ts';

/** SKU, barcode, stock and weight. With variants, each has its own stock and barcode. */
export function StockSection(section: SectionProps) {
  const t = useTranslations('adminEditor');
  const hasVariants = optionsIn(section.live).length > 0 && section.live.manageVariants === 'true';
  return (
    <Card heading={t('stockSection')} intro={hasVariants ? t('stockOfVariants') : undefined}>
      <div className="editor-pair">
        <EditorField name="sku" section={section} maxLength={40} />
        {!hasVariants && <EditorField name="barcode" section={section} maxLength={100} />}
        <NumberField name="weight" section={section} />
      </div>
      {!hasVariants && (
        <div className="editor-pair">
          <EditorSwitch name="tracked" section={section} />
          <NumberField name="quantity" section={section} hint={t('quantityHint')} />
          <EditorSwitch name="inStock" section={section} />
        </div>
      )}
    </Card>
  );
}
