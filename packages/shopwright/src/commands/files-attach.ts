import { defineCommand } from '../command.ts';
import { Refusal } from '../refusal.ts';

export const filesAttach = defineCommand({
  words: ['files', 'attach'],
  summary: 'Attach a file to a digital product',
  about:
    'Only buyers can download the file, through links that expire. A file attached earlier is replaced: download links that are still valid serve the new file, and buyers who are waiting for a file receive it.',
  options: {
    file: {
      kind: 'argument',
      hint: 'FILE',
      required: true,
      help: 'File to attach: PDF, EPUB, office document, image, audio, video or archive',
    },
    product: {
      kind: 'text',
      hint: 'PRODUCT',
      required: true,
      help: 'Product ID or slug',
    },
  },
  examples: ['shopwright files attach notebook.pdf --product glaze-notebook'],
  async run({ values, terminal, config }) {
    const [
      { access, constants, stat },
      { basename },
      { withStore },
      { storeOf },
      { attachFile, findProductBySlug },
      { openFiles, addFile },
      { isRefusal },
      { isGuid },
      { fileErrorMessage },
    ] = await Promise.all([
      import('node:fs/promises'),
      import('node:path'),
      import('../database.ts'),
      import('../exchange/store-of.ts'),
      import('@shopwright/server/catalog/index'),
      import('@shopwright/server/media/index'),
      import('@shopwright/server/kernel/outcome'),
      import('@shopwright/server/kernel/guid'),
      import('../files/file-errors.ts'),
    ]);
    const settings = config();
    const found = await stat(values.file).catch((error: unknown) => {
      throw new Refusal(fileErrorMessage(error, values.file), { cause: error });
    });
    if (!found.isFile())
      throw new Refusal(
        `${values.file} is a ${found.isDirectory() ? 'directory' : 'device'}, not a file.`,
      );
    await access(values.file, constants.R_OK).catch((error: unknown) => {
      throw new Refusal(fileErrorMessage(error, values.file), { cause: error });
    });
    const fileName = basename(values.file);
    await withStore({ terminal, config }, async ({ db, site: { siteId, ...site } }) => {
      const productId = isGuid(values.product)
        ? values.product.toLowerCase()
        : await findProductBySlug(db, siteId, values.product);
      if (productId === undefined)
        throw new Refusal(`No product has the ID or slug "${values.product}".`);
      const file = await addFile(
        { db, files: openFiles(settings) },
        { siteId, path: values.file, bytes: found.size, fileName, private: true },
      );
      if (isRefusal(file)) throw new Refusal(wordsOf(file));
      const { context } = await storeOf(db, { siteId, ...site }, settings);
      const attached = await attachFile(
        { db, clock: () => new Date(), contextOf: async () => context },
        siteId,
        productId,
        file,
      );
      if (isRefusal(attached)) throw new Refusal(wordsOf(attached));
      terminal.answer({
        json: { productId, fileId: file.mediaId, fileName },
        text: `Attached ${fileName} to ${values.product}.`,
      });
    });
  },
});

const wordsOf = (refusal: object): string =>
  'description' in refusal && typeof refusal.description === 'string'
    ? refusal.description
    : 'The operation was refused.';
