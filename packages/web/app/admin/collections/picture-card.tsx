import { Form } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Field } from '../../ui/field.tsx';
import { Picture, type PictureImage } from '../../ui/picture.tsx';
import { Card } from '../ui/card.tsx';

interface PictureCardProps {
  readonly picture: PictureImage | undefined;
  readonly answer: FormAnswer | undefined;
  readonly mayEdit: boolean;
}

/** The picture of a collection. The form uploads it, with and without JavaScript. */
export function PictureCard({ picture, answer, mayEdit }: PictureCardProps) {
  const t = useTranslations('adminCollections');
  return (
    <Card heading={t('picture')} intro={t('pictureIntro')}>
      <FormNotice answer={answer} intent="picture" />
      {picture ? (
        <div className="collection-picture">
          <Picture image={picture} sizes="20rem" shape={4 / 3} />
        </div>
      ) : (
        <p className="text-quiet">{t('noPicture')}</p>
      )}
      {mayEdit && (
        <Form
          key={picture?.url}
          method="post"
          encType="multipart/form-data"
          preventScrollReset
          className="grid gap-3"
        >
          <Field
            type="file"
            name="file"
            label={t('chooseFile')}
            hint={t('fileHint')}
            accept="image/*"
          />
          <p className="admin-buttons">
            <button className="button button-quiet" name="intent" value="picture">
              {t(picture ? 'replace' : 'upload')}
            </button>
            {picture && (
              <button className="button button-quiet" name="intent" value="remove-picture">
                {t('removePicture')}
              </button>
            )}
          </p>
        </Form>
      )}
    </Card>
  );
}
