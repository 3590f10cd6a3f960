export type { FileStore } from './file-store.ts';
export { createImages } from './images.ts';
export { openFiles } from './open-files.ts';
export { mediaIdOf } from './rules/accepted-files.ts';
export { importFrom, mediaRoutes, signedAddress, type MediaDeps } from './routes.ts';
export { serveMedia } from './serve.ts';
export { createMediaSigning, type MediaSigning } from './signing.ts';
export { findFiles, type MediaFile } from './store.ts';
export { takeFile, withTemporaryFile } from './take-file.ts';
