export type { FileStore } from './file-store.ts';
export { type FindFileUsages, type FoundUsage, joinFileUsages } from './file-usages.ts';
export { createImages } from './images.ts';
export { libraryRoutes } from './library-routes.ts';
export { openFiles } from './open-files.ts';
export { createS3Bucket, type S3Bucket } from './s3-bucket.ts';
export { mediaIdOf } from './rules/accepted-files.ts';
export {
  type DescribedPart,
  importFrom,
  mediaRoutes,
  signedAddress,
  type MediaDeps,
} from './routes.ts';
export { serveMedia } from './serve.ts';
export { createMediaSigning, type MediaSigning } from './signing.ts';
export { findFiles, lockFiles, type MediaFile } from './store.ts';
export { addFile, withTemporaryFile } from './add-file.ts';
