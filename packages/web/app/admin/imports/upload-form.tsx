import { useEffect, useRef, useState } from 'react';
import { Form, useFetcher, useNavigate } from 'react-router';
import type { FormAnswer } from '../../account/form-errors.server.ts';
import { FormNotice } from '../../account/form-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useTranslations } from '../../i18n/use-translations.tsx';

interface CreatedImport {
  readonly importId?: string;
  readonly uploadPath?: string;
}

type Failure = 'uploadFailed' | 'unreadable' | 'tooLarge';

/**
 * Uploads a file: straight to its link with progress where scripts run, otherwise with the form
 * itself.
 */
export function UploadForm({ answer }: { readonly answer: FormAnswer | undefined }) {
  const t = useTranslations('adminImports');
  const created = useFetcher<CreatedImport & FormAnswer>();
  const navigate = useNavigate();
  const chosen = useRef<File>(undefined);
  const [isOver, setOver] = useState(false);
  const [name, setName] = useState('');
  const [percent, setPercent] = useState<number>();
  const [failure, setFailure] = useState<Failure>();

  const begin = (file: File | undefined): void => {
    if (!file) return;
    chosen.current = file;
    setFailure(undefined);
    setName(file.name);
    setPercent(0);
    void created.submit({ intent: 'create', fileName: file.name }, { method: 'post' });
  };
  const answered = created.data;
  useEffect(() => {
    const file = chosen.current;
    if (!answered || !file) return;
    chosen.current = undefined;
    if (!answered.uploadPath) {
      // oxlint-disable-next-line react/set-state-in-effect -- the answer ends the upload
      setPercent(undefined);
      return;
    }
    void sendFile(answered.uploadPath, file, setPercent).then((outcome) => {
      if (outcome === undefined) return navigate(`/admin/products/import/${answered.importId}`);
      setPercent(undefined);
      setFailure(outcome);
      return undefined;
    });
  }, [answered, navigate]);

  const isUploading = percent !== undefined;
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="admin-form"
      onSubmit={(event) => {
        const input = event.currentTarget.elements.namedItem('file');
        const file = input instanceof HTMLInputElement ? input.files?.[0] : undefined;
        event.preventDefault();
        begin(file);
      }}
    >
      <FormNotice answer={answered ?? answer} intent="upload" />
      {failure && <Notice kind="error">{t(failure)}</Notice>}
      <div
        className="admin-drop"
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          if (!isUploading) begin(event.dataTransfer.files[0]);
        }}
      >
        <label htmlFor="import-file" className="field-label">
          {t('file')}
        </label>
        <p className="needs-scripts text-quiet">{t('drop')}</p>
        <input
          id="import-file"
          type="file"
          name="file"
          required
          accept=".csv,.tsv,.txt,.jsonl,.ndjson,text/csv,application/jsonl"
          aria-describedby="import-file-hint"
        />
        <p id="import-file-hint" className="field-hint">
          {t('fileHint')}
        </p>
      </div>
      {isUploading && (
        <div className="admin-progress">
          <span id="upload-progress">
            {t('uploading', { name })} · {percent} %
          </span>
          <progress aria-labelledby="upload-progress" value={percent} max={100} />
        </div>
      )}
      <p>
        <button className="button" name="intent" value="upload" disabled={isUploading}>
          {t('upload')}
        </button>
      </p>
    </Form>
  );
}

const failures: Readonly<Record<number, Failure>> = { 400: 'unreadable', 413: 'tooLarge' };

/** Resolves with what went wrong. `fetch` reports no progress of an upload. */
const sendFile = (
  path: string,
  file: File,
  onProgress: (percent: number) => void,
): Promise<Failure | undefined> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress(Math.floor((loaded / Math.max(total, 1)) * 100)),
    );
    request.addEventListener('error', () => resolve('uploadFailed'));
    request.addEventListener('load', () =>
      resolve(request.status === 200 ? undefined : (failures[request.status] ?? 'uploadFailed')),
    );
    request.open('PUT', path);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.send(file);
  });
