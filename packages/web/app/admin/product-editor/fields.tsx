import { useId, type ComponentProps, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Checkbox, Field } from '../../ui/field.tsx';
import type { EditorChoices } from './editor-data.ts';
import type { EditorValues, FieldName } from './values.ts';

/** What every section of the editor gets. */
export interface SectionProps {
  /** What its fields begin with. */
  readonly values: EditorValues;
  /** What is in the form now; without JavaScript what its fields begin with. */
  readonly live: EditorValues;
  readonly errors: Partial<Record<FieldName, string>>;
  readonly choices: EditorChoices;
  readonly currency: string;
}

type Texts = Exclude<
  FieldName,
  'textFields' | 'infoSections' | 'sharedSections' | 'options' | 'collections' | 'variantEdits'
>;

interface EditorFieldProps extends Omit<ComponentProps<'input'>, 'name' | 'id' | 'form'> {
  readonly name: Texts;
  readonly section: SectionProps;
  readonly hint?: ReactNode;
  readonly suggestions?: readonly string[];
}

/** A field of the product, labeled by its name. */
export function EditorField({ name, section, suggestions, ...input }: EditorFieldProps) {
  const t = useTranslations('adminEditor');
  const listId = useId();
  return (
    <>
      <Field
        {...input}
        label={t(name)}
        name={name}
        defaultValue={section.values[name]}
        error={section.errors[name]}
        {...(suggestions ? { list: listId } : {})}
      />
      {suggestions && (
        <datalist id={listId}>
          {suggestions.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

export const NumberField = (props: EditorFieldProps) => (
  <EditorField {...props} inputMode="decimal" autoComplete="off" />
);

/** A field that is on or off. The form also says that it has the field: a browser sends no box that is off. */
export function EditorSwitch({
  name,
  section,
}: {
  readonly name: 'visible' | 'tracked' | 'inStock' | 'manageVariants';
  readonly section: SectionProps;
}) {
  const t = useTranslations('adminEditor');
  return (
    <div>
      <input type="hidden" name="section" value={name} />
      <Checkbox
        label={t(name)}
        name={name}
        value="true"
        defaultChecked={section.values[name] === 'true'}
      />
    </div>
  );
}

/** What is wrong with a whole section. */
export function SectionError({ children }: { readonly children: string | undefined }) {
  return children === undefined ? null : (
    <p className="field-error" role="alert">
      {children}
    </p>
  );
}
