import { useTranslations } from '../../i18n/use-translations.tsx';
import type { EditorAnswer, EditorChoices } from './editor-data.ts';
import type { EditConflict } from './merge-edits.server.ts';
import { idsIn } from './values.ts';

/** Fields that another person changed at the same time: both values, and which one to keep. */
export function ConflictChoice({
  conflicts = [],
  cellConflicts = [],
  choices,
}: Pick<EditorAnswer, 'conflicts' | 'cellConflicts'> & { readonly choices: EditorChoices }) {
  const t = useTranslations('adminEditor');
  const grid = useTranslations('adminGrid');
  if (conflicts.length === 0 && cellConflicts.length === 0) return null;
  return (
    <div className="admin-card editor-conflicts" role="group" aria-label={t('conflictHeading')}>
      <p className="admin-subtitle">{t('conflictHeading')}</p>
      <p className="text-quiet">{t('conflictHint')}</p>
      {conflicts.map((conflict) => (
        <FieldConflict key={conflict.field} {...conflict} choices={choices} />
      ))}
      {cellConflicts.length > 0 && (
        <>
          <ul className="editor-cell-conflicts">
            {cellConflicts.map(({ variant, column, mine, theirs }) => (
              <li key={`${variant} ${column}`}>
                {t('cellConflict', {
                  variant,
                  column: grid(column as 'price'),
                  mine: mine || '–',
                  theirs: theirs || '–',
                })}
              </li>
            ))}
          </ul>
          <label className="checkbox">
            <input type="checkbox" name="keep.cells" value="mine" />{' '}
            <span>{t('overwriteCells')}</span>
          </label>
        </>
      )}
    </div>
  );
}

function FieldConflict({
  field,
  mine,
  theirs,
  choices,
}: EditConflict & { readonly choices: EditorChoices }) {
  const t = useTranslations('adminEditor');
  const names = { collections: choices.collections, sharedSections: choices.infoSections };
  const text = (value: string): string => {
    if (value === '') return t('emptyValue');
    if (field === 'collections' || field === 'sharedSections')
      return idsIn(value)
        .map((id) => names[field][id] ?? id)
        .join(', ');
    return value === 'true' ? t('switchedOn') : value;
  };
  return (
    <fieldset className="editor-conflict">
      <legend className="field-label">{t(field)}</legend>
      {(['mine', 'theirs'] as const).map((which) => (
        <label key={which} className="checkbox">
          <input
            type="radio"
            name={`keep.${field}`}
            value={which}
            defaultChecked={which === 'mine'}
          />{' '}
          <span>
            {t(which === 'mine' ? 'keepMine' : 'keepTheirs', {
              value: text(which === 'mine' ? mine : theirs),
            })}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
