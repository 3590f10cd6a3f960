import { Form } from 'react-router';

/** The ids of the forms. */
export const UPLOAD_FORM = 'product-media-upload';
export const LIST_FORM = 'product-media-list';
export const OPTION_FORM = 'product-media-option';

/**
 * The forms that the controls of `ProductMedia` belong to. They stand apart from the controls, because
 * the product editor shows the controls inside its own form.
 */
export function ProductMediaForms({ productId }: { readonly productId: string }) {
  const form = {
    method: 'post',
    action: `/admin/products/${productId}/media`,
    // With JavaScript each change is saved at once.
    onSubmit: (event: React.FormEvent) => event.preventDefault(),
  } as const;
  return (
    <div hidden>
      <Form id={UPLOAD_FORM} encType="multipart/form-data" {...form} />
      <Form id={LIST_FORM} {...form} />
      <Form id={OPTION_FORM} method="get" action={form.action} onSubmit={form.onSubmit} />
    </div>
  );
}
