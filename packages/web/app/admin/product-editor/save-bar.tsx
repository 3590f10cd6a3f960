import { useNavigation } from 'react-router';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { useScripts } from '../../ui/use-scripts.ts';
import type { FieldName } from './values.ts';

const MAX_NAMED = 4;

interface SaveBarProps {
  readonly isNew: boolean;
  readonly changed: readonly FieldName[];
  readonly onDiscard: () => void;
}

/** Says what will be saved. Without JavaScript it is the button alone. */
export function SaveBar({ isNew, changed, onDiscard }: SaveBarProps) {
  const t = useTranslations('adminEditor');
  const hasScripts = useScripts();
  const { state, formData } = useNavigation();
  const isSaving = state !== 'idle' && formData?.get('intent') === 'save';
  const names = changed.slice(0, MAX_NAMED).map((field) => t(field));
  const rest = changed.length - names.length;
  return (
    <div className="editor-save">
      <p role="status">
        {hasScripts &&
          (changed.length === 0
            ? t('nothingChanged')
            : t('unsaved', {
                fields: names.join(', ') + (rest > 0 ? ` ${t('andMore', { count: rest })}` : ''),
              }))}
      </p>
      {hasScripts && changed.length > 0 && (
        <button type="button" className="button button-quiet" onClick={onDiscard}>
          {t('discardChanges')}
        </button>
      )}
      <button className="button" name="intent" value="save" disabled={isSaving}>
        {t(isSaving ? 'saving' : isNew ? 'createProduct' : 'saveProduct')}
      </button>
    </div>
  );
}
