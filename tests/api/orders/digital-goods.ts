import type { Studio } from '../../kit/studio.ts';
import { must } from '../../kit/api.ts';
import type { Item } from '../../kit/shop.ts';

export const PDF = (text: string): Buffer =>
  Buffer.from(
    `%PDF-1.4\n% ${text}\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n`,
  );

/** Creates digital products and their files. */
export function createDigitalGoods({ owner, server }: Pick<Studio, 'owner' | 'server'>) {
  async function upload(
    text: string,
    { isPrivate = true, fileName = `${text}.pdf` } = {},
  ): Promise<string> {
    const { uploadUrl } = await must(
      owner<{ uploadUrl: string }>('POST', '/site-media/v1/files/generate-upload-url', {
        mimeType: 'application/pdf',
        fileName,
        private: isPrivate,
      }),
    );
    const answer = await fetch(
      server.url + new URL(uploadUrl).pathname + new URL(uploadUrl).search,
      {
        method: 'PUT',
        headers: { 'content-type': 'application/pdf' },
        body: new Uint8Array(PDF(text)),
      },
    );
    // The shape the contract gives this answer.
    return ((await answer.json()) as { file: { id: string } }).file.id;
  }

  async function product({
    name = 'E-book',
    productType = 'digital',
    price = 12,
  } = {}): Promise<Item> {
    const made = await must(
      owner<{ product: { id: string } }>('POST', '/v1/products', {
        product: { name, productType, priceData: { price } },
      }),
    );
    return { productId: made.product.id };
  }

  const attach = ({ productId }: Item, fileId: string) =>
    owner('POST', `/v1/products/${productId}/digital-file`, { fileId });

  async function eBook(text: string): Promise<Item> {
    const item = await product({ name: text });
    await must(attach(item, await upload(text)));
    return item;
  }

  return { upload, product, attach, eBook };
}
