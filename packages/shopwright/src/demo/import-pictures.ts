import type { Db } from '@shopwright/server';
import { findFiles, addFile, type FileStore } from '@shopwright/server/media/index';
import { stat } from 'node:fs/promises';
import { demoFilePath, demoPicture, demoPicturePath, type Demo, type DemoPicture } from './demo.ts';

/** One per core. */
const atOnce = 2;

/** Imports the demo's images that are missing, so that an interrupted start continues. */
export async function importPictures({
  db,
  files,
  siteId,
  demo,
}: {
  db: Db;
  files: FileStore;
  siteId: string;
  demo: Demo;
}): Promise<void> {
  const pictures = new Map(
    picturesOf(demo).map((picture) => [demoPicture(picture.file).id, picture]),
  );
  const existing = new Set(
    (await findFiles(db, siteId, [...pictures.keys()])).map((file) => file.mediaId),
  );
  const missing = [...pictures].filter(([id]) => !existing.has(id));
  const take = async (): Promise<void> => {
    for (let next = missing.pop(); next; next = missing.pop()) {
      const [mediaId, { file, alt, focalPoint }] = next;
      const path = demoPicturePath(file);
      const taken = await addFile(
        { db, files },
        {
          siteId,
          path,
          bytes: (await stat(path)).size,
          fileName: file,
          private: false,
          mediaId,
          altText: alt,
          focal: focalPoint,
        },
      );
      if ('refused' in taken)
        throw new Error(`The demo's picture ${file} was refused: ${JSON.stringify(taken)}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, take));
}

/** The files that the demo sells: private, so that only buyers can download them. */
export async function takeFiles({
  db,
  files,
  siteId,
  demo,
}: {
  db: Db;
  files: FileStore;
  siteId: string;
  demo: Demo;
}): Promise<void> {
  for (const file of demo.products.flatMap((product) => product.file ?? [])) {
    const path = demoFilePath(file);
    const taken = await addFile(
      { db, files },
      {
        siteId,
        path,
        bytes: (await stat(path)).size,
        fileName: file,
        private: true,
        mediaId: demoPicture(file).id,
      },
    );
    if ('refused' in taken)
      throw new Error(`The demo's file ${file} was refused: ${JSON.stringify(taken)}`);
  }
}

function picturesOf({ store, collections, products, services, events }: Demo): DemoPicture[] {
  return [
    ...store.heroes,
    ...collections.map(({ cover }) => cover),
    ...[...products, ...services, ...events].flatMap(({ media }) => media),
  ];
}
