import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/use-translations.tsx';
import { Icon } from '../shell/icon.tsx';
import type { FileView } from './file-view.ts';

/** The preview of a file: its picture, or an icon of its kind. The name next to it says what it is. */
export function Thumbnail({ file }: { readonly file: Pick<FileView, 'thumbnail' | 'kind'> }) {
  if (file.thumbnail === '')
    return (
      <span className="media-thumbnail is-icon">
        <Icon name={file.kind === 'VIDEO' ? 'video' : 'file'} />
      </span>
    );
  return (
    <span className="media-thumbnail">
      <img src={file.thumbnail} alt="" loading="lazy" decoding="async" />
      {file.kind === 'VIDEO' && (
        <span className="media-play">
          <Icon name="video" />
        </span>
      )}
    </span>
  );
}

/** A file in a grid: preview, name and details. */
export function FileTile({
  file,
  children,
}: {
  readonly file: FileView;
  /** The name, as a link or as a choice. */
  readonly children: ReactNode;
}) {
  const t = useTranslations('adminMedia');
  return (
    <>
      <Thumbnail file={file} />
      <span className="media-name">{children}</span>
      <span className="media-meta">
        {file.width > 0 && `${file.width} × ${file.height} · `}
        {file.size}
      </span>
      {file.isPrivate && <span className="admin-badge">{t('privateFile')}</span>}
      {file.kind === 'IMAGE' && !file.isPrivate && file.altText === '' && (
        <span className="admin-badge admin-badge-attention">{t('noAltText')}</span>
      )}
    </>
  );
}
