import { useState, type ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import type { Upload } from './use-uploads.ts';

const ACCEPTED =
  'image/*,video/mp4,video/webm,video/quicktime,audio/*,.pdf,.epub,.zip,.7z,.docx,.xlsx';

interface UploadAreaProps {
  readonly id: string;
  /** The id of the form that the field belongs to, if it is not around it. */
  readonly form?: string;
  readonly uploads: readonly Upload[];
  readonly onFiles: (files: readonly File[]) => void;
  readonly onRetry: (upload: Upload) => void;
  /** Pictures and videos alone. */
  readonly isForPictures?: boolean;
  /** Of the form without JavaScript. */
  readonly children?: ReactNode;
}

/** Takes files by drop or by choice, and shows how far each is. */
export function UploadArea({
  id,
  form,
  uploads,
  onFiles,
  onRetry,
  isForPictures = false,
  children,
}: UploadAreaProps) {
  const t = useTranslations('adminMedia');
  const [isOver, setOver] = useState(false);
  const done = uploads.filter(({ state }) => state === 'done').length;
  const isIdle = uploads.every(({ state }) => state === 'done' || state === 'failed');
  return (
    <>
      <div
        className="admin-drop media-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          if (!event.dataTransfer.types.includes('Files')) return;
          event.preventDefault();
          setOver(false);
          onFiles([...event.dataTransfer.files]);
        }}
      >
        <label htmlFor={id} className="field-label">
          {t('files')}
        </label>
        <p className="needs-scripts text-quiet">{t('drop')}</p>
        <input
          id={id}
          form={form}
          type="file"
          name="file"
          multiple
          accept={isForPictures ? 'image/*,video/mp4,video/webm,video/quicktime' : ACCEPTED}
          onChange={(event) => {
            const { files } = event.currentTarget;
            if (files && files.length > 0) onFiles([...files]);
            event.currentTarget.value = '';
          }}
        />
        {children}
      </div>
      {uploads.length > 0 && (
        <ul className="media-uploads" aria-label={t('uploads')}>
          {uploads.map((upload) => (
            <UploadLine key={upload.key} upload={upload} onRetry={() => onRetry(upload)} />
          ))}
        </ul>
      )}
      <p role="status" className="sr-only">
        {isIdle && done > 0 ? t('uploadedCount', { count: done }) : ''}
      </p>
    </>
  );
}

function UploadLine({
  upload: { file, percent, state, problem, key },
  onRetry,
}: {
  readonly upload: Upload;
  readonly onRetry: () => void;
}) {
  const t = useTranslations('adminMedia');
  const id = `upload-${key}`;
  return (
    <li data-state={state}>
      <span id={id} className="media-upload-name">
        {file.name}
      </span>
      {state === 'failed' ? (
        <>
          <span className="field-error">{t(problem ?? 'uploadFailed')}</span>
          {problem !== 'notAccepted' && (
            <button type="button" className="button button-quiet" onClick={onRetry}>
              {t('retry')}
            </button>
          )}
        </>
      ) : (
        <>
          <progress aria-labelledby={id} value={percent} max={100} />
          <span className="text-quiet">
            {state === 'done'
              ? t('uploaded')
              : state === 'waiting'
                ? t('waitingToUpload')
                : `${percent} %`}
          </span>
        </>
      )}
    </li>
  );
}
