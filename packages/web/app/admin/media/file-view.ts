/** A file of the store as the pages of the admin show it. */
export interface FileView {
  readonly id: string;
  readonly name: string;
  readonly kind: 'IMAGE' | 'VIDEO' | 'AUDIO' | 'DOCUMENT' | 'ARCHIVE';
  /** The media type, such as `image/webp`. */
  readonly type: string;
  /** Empty for a private file. */
  readonly path: string;
  /** Empty for files without a preview. */
  readonly thumbnail: string;
  readonly isPrivate: boolean;
  readonly altText: string;
  readonly width: number;
  readonly height: number;
  /** From 0 to 100; null is the middle. */
  readonly focalX: number | null;
  readonly focalY: number | null;
  readonly posterId: string;
  readonly size: string;
  readonly date: string;
  readonly uploadedBy: string;
}

export interface LibraryPage {
  readonly files: readonly FileView[];
  /** The cursor of the next page; empty on the last one. */
  readonly next: string;
}
