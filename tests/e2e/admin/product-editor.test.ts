import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { test } from '../../kit/browser-shop.ts';
import { chooseCard, giveDelivery, payButton } from '../../kit/browser-buyer.ts';
import { openPage } from '../../kit/browser.ts';
import { hydrated } from '../../kit/hydrated.ts';

/** The product editor: create, change and delete products, with and without JavaScript. */

vi.setConfig({ testTimeout: 240_000 });

interface Shop {
  readonly url: string;
  readonly owner?: { readonly email: string; readonly password: string } | undefined;
}

async function signIn(page: Page, shop: Shop): Promise<void> {
  await page.getByLabel('Email').fill(shop.owner?.email ?? '');
  await page.getByLabel('Password').fill(shop.owner?.password ?? '');
  await page.getByRole('button', { name: 'Sign in' }).click();
}

async function openAdmin(browser: Browser, shop: Shop, path: string, javaScriptEnabled = true) {
  const opened = await openPage(browser, {
    viewport: { width: 1440, height: 900 },
    javaScriptEnabled,
  });
  opened.page.setDefaultTimeout(30_000);
  await opened.page.goto(shop.url + path);
  await signIn(opened.page, shop);
  await opened.page.waitForURL(shop.url + path);
  if (javaScriptEnabled) await hydrated(opened.page);
  return opened;
}

const axe = async (page: Page): Promise<string[]> =>
  (await new AxeBuilder({ page }).analyze()).violations.map(
    ({ id, nodes }) => `${page.url()} ${id} ${nodes[0]?.html ?? ''}`,
  );

const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);

test('without JavaScript a product is created, refused, edited and deleted', async ({
  shop,
  browser,
}) => {
  const { page, close } = await openAdmin(browser, shop, '/admin/products', false);
  await page.getByRole('link', { name: 'New product' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Stoneware bowl');
  await page.getByLabel('Price', { exact: true }).fill('twelve');
  await page.getByLabel('SKU').fill('BOWL-1');
  await page.getByRole('button', { name: 'Create product' }).click();
  // The refusal is at its field, and nothing typed is lost.
  await page.getByText('Enter a number, such as 12.50.').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Stoneware bowl');
  expect(await page.getByLabel('SKU').inputValue()).toBe('BOWL-1');

  await page.getByLabel('Price', { exact: true }).fill('12.50');
  await page.getByLabel('Cost per item').fill('5');
  await page.getByLabel('Track quantity').check();
  await page.getByLabel('Quantity', { exact: true }).fill('7');
  await page.getByLabel('Brand').fill('Kiln & Co');
  await page.getByLabel('Barcode').fill('4006381333931');
  await field(page, 'collection').first().check();
  await field(page, 'textTitle').first().fill('Engraving');
  await field(page, 'textMandatory').first().check();
  await page.getByLabel('Page title').fill('A bowl for soup');
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByText('Product created.').waitFor();
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('7');
  expect(await page.getByLabel('Barcode').inputValue()).toBe('4006381333931');
  expect(await field(page, 'collection').first().isChecked()).toBe(true);
  expect(await field(page, 'textTitle').first().inputValue()).toBe('Engraving');
  await page.getByText('60%').waitFor();
  const address = page.url();

  await page.getByLabel('Name', { exact: true }).fill('Stoneware bowl, large');
  await page.getByLabel('Visible in the store').uncheck();
  await page.getByLabel('Cost per item').fill('');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Stoneware bowl, large');
  expect(await page.getByLabel('Visible in the store').isChecked()).toBe(false);
  expect(await page.getByLabel('Cost per item').inputValue()).toBe('');
  expect(await page.getByLabel('Brand').inputValue()).toBe('Kiln & Co');

  await page.locator('summary').filter({ hasText: 'Delete product' }).click();
  await page.getByRole('button', { name: 'Delete “Stoneware bowl, large”' }).click();
  await page.getByText('“Stoneware bowl, large” was deleted.').waitFor();
  expect((await page.request.get(address)).status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByText('Product restored.').waitFor();
  expect(await page.getByLabel('Quantity', { exact: true }).inputValue()).toBe('7');
  await page.getByText('The product is hidden.').waitFor();
  await page.getByText('Name: Stoneware bowl → Stoneware bowl, large').waitFor();

  await page.locator('summary').filter({ hasText: 'Duplicate product' }).click();
  await page.getByRole('button', { name: 'Duplicate product' }).click();
  await page.getByText('This is the copy.').waitFor();
  expect(await page.getByLabel('SKU').inputValue()).toBe('');

  await field(page, 'subscriptionTitle').first().fill('Monthly bowl');
  await field(page, 'subscriptionDiscount').first().fill('200');
  await page.getByRole('button', { name: 'Save subscriptions' }).click();
  await page.getByText('Enter a discount above 0 and up to 100 percent.').waitFor();
  await field(page, 'subscriptionTitle').first().fill('Monthly bowl');
  await field(page, 'subscriptionDiscount').first().fill('10');
  await page.getByRole('button', { name: 'Save subscriptions' }).click();
  await page.getByText('Changes saved.').waitFor();
  expect(await field(page, 'subscriptionTitle').first().inputValue()).toBe('Monthly bowl');
  await page.getByRole('button', { name: 'Sell as a gift card' }).click();
  await page.getByText('Remove the subscriptions first').waitFor();

  await field(page, 'optionName').first().fill('Size');
  await field(page, 'optionChoices').first().fill('S\nL');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  await page.getByLabel('L, Price').fill('a lot');
  await page.getByLabel('S, SKU').fill('BOWL-S');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Enter prices and stock as numbers').waitFor();
  expect(await page.getByLabel('L, Price').inputValue()).toBe('a lot');
  await page.getByLabel('L, Price').fill('15');
  await page.getByLabel('L, Stock').fill('4');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('Changes saved.').waitFor();
  expect(await page.getByLabel('L, Price').inputValue()).toBe('15.00');
  expect(await page.getByLabel('L, Stock').inputValue()).toBe('4');
  expect(await page.getByLabel('S, SKU').inputValue()).toBe('BOWL-S');
  expect(await page.getByLabel('S, Price').inputValue()).toBe('');
  await field(page, 'optionName').first().fill('');
  await field(page, 'optionChoices').first().fill('');

  await page.getByLabel('Kind of product').selectOption('digital');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await page.getByText('No file yet.').waitFor();
  await page.getByLabel('File', { exact: true }).setInputFiles({
    name: 'pattern.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
  });
  await page.getByRole('button', { name: 'Attach file' }).click();
  await page.getByText('pattern.pdf', { exact: true }).waitFor();
  await page.getByText('Digital file: empty → pattern.pdf').waitFor();
  await close();
});

test('two people edit one product: different fields merge, the same field asks', async ({
  shop,
  browser,
}) => {
  const one = await openAdmin(browser, shop, '/admin/products/new');
  await one.page.getByLabel('Name', { exact: true }).fill('Linen towel');
  await one.page.getByLabel('Price', { exact: true }).fill('20');
  await one.page.getByRole('button', { name: 'Create product' }).click();
  await one.page.getByText('Product created.').waitFor();
  const path = new URL(one.page.url()).pathname;
  const other = await openAdmin(browser, shop, path);
  await other.page.getByLabel('SKU').waitFor();

  await one.page.getByLabel('SKU').fill('TOWEL');
  await one.page.getByLabel('Name', { exact: true }).fill('Linen hand towel');
  await one.page.getByText('Not saved yet: Name, SKU').waitFor();
  await one.page.getByRole('button', { name: 'Save changes' }).click();
  await one.page.getByText('Changes saved.').waitFor();

  await other.page.getByLabel('Price', { exact: true }).fill('25');
  await other.page.getByLabel('Name', { exact: true }).fill('Linen bath towel');
  await other.page.getByRole('button', { name: 'Save changes' }).click();
  await other.page.getByText('Your value: Linen bath towel').waitFor();
  expect(await axe(other.page)).toEqual([]);
  await other.page.getByLabel('Their value: Linen hand towel').check();
  await other.page.getByRole('button', { name: 'Save changes' }).click();
  await other.page.getByText('Changes saved.').waitFor();
  expect(await field(other.page, 'name').inputValue()).toBe('Linen hand towel');
  expect(await field(other.page, 'sku').inputValue()).toBe('TOWEL');
  expect(await field(other.page, 'price').inputValue()).toBe('25.00');
  expect(other.complaints.filter((one) => !one.includes('409'))).toEqual([]);
  expect(one.complaints).toEqual([]);
  await one.close();
  await other.close();
});

test('what was typed survives a closed tab and an ended session', async ({ shop, browser }) => {
  const { page, close } = await openAdmin(browser, shop, '/admin/products/new');
  await page.getByLabel('Name', { exact: true }).fill('Wool blanket');
  await page.getByText('Not saved yet: Name').waitFor();
  const context = page.context();
  await page.close();

  const again = await context.newPage();
  again.setDefaultTimeout(30_000);
  await again.goto(`${shop.url}/admin/products/new`);
  await again.getByRole('button', { name: 'Restore' }).click();
  expect(await again.getByLabel('Name', { exact: true }).inputValue()).toBe('Wool blanket');
  await again.getByLabel('Price', { exact: true }).fill('80');
  await context.clearCookies();
  await again.getByRole('button', { name: 'Create product' }).click();
  await signIn(again, shop);
  await again.getByRole('button', { name: 'Restore' }).click();
  expect(await again.getByLabel('Price', { exact: true }).inputValue()).toBe('80');
  await again.getByRole('button', { name: 'Create product' }).click();
  await again.getByText('Product created.').waitFor();
  await again.reload();
  expect(await again.getByRole('button', { name: 'Restore' }).count()).toBe(0);
  await close();
});

const colors = ['Red #cc0000', 'Blue #0000cc', 'Green #00aa00'];
const sizes = ['XS', 'S', 'M', 'L', 'XL'];
const cuts = ['Slim', 'Regular', 'Wide', 'Long'];
const variantCount = colors.length * sizes.length * cuts.length;

test('three options make 60 variants, filled by pasting from a spreadsheet, and a visitor buys one', async ({
  shop,
  browser,
}) => {
  const { page, complaints, close } = await openAdmin(browser, shop, '/admin/products/new');
  await page.getByLabel('Name', { exact: true }).fill('Work shirt');
  await page.getByLabel('Price', { exact: true }).fill('40');
  for (const [index, [name, choices]] of [
    ['Color', colors] as const,
    ['Size', sizes] as const,
    ['Cut', cuts] as const,
  ].entries()) {
    if (index > 0) await page.getByRole('button', { name: 'Add option' }).click();
    await field(page, 'optionName').nth(index).fill(name);
    await field(page, 'optionChoices').nth(index).fill(choices.join('\n'));
  }
  await page.getByText(`${variantCount} variants`, { exact: true }).waitFor();

  const grid = page.getByRole('grid', { name: 'Variants' });
  await grid.focus();
  const pasted = Array.from(
    { length: variantCount },
    (_, index) => `${(40 + index / 4).toFixed(2)}\tSHIRT-${index + 1}\t${index + 1}`,
  ).join('\r\n');
  await page.evaluate(`(() => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', ${JSON.stringify(pasted)});
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  })()`);
  await page.getByText(`${variantCount * 3} cells changed.`).waitFor();
  // Bulk fill over the variants of one choice; the box of all variants is mixed then.
  await page.locator('summary').filter({ hasText: 'Select by choice' }).click();
  await page.getByLabel('Wide', { exact: true }).check();
  expect(await page.locator('.grid-check input:indeterminate').count()).toBe(1);
  await page.getByLabel('Column to fill').selectOption('weight');
  await page.getByLabel('Value', { exact: true }).fill('0.4');
  await page.getByRole('button', { name: 'Fill 15 variants' }).click();
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Create product' }).click();
  await page.getByText('Product created.').waitFor();
  await page.getByRole('gridcell', { name: 'Red / XS / Slim', exact: true }).waitFor();
  await page.getByRole('gridcell', { name: 'SHIRT-1', exact: true }).waitFor();

  // By keyboard alone: the price of the first variant, saved with the product.
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('39.50');
  await page.keyboard.press('Enter');
  await page.getByText('Not saved yet: Variants').waitFor();
  await page.getByRole('button', { name: 'Save changes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Changes saved.').waitFor();
  await page.getByRole('gridcell', { name: '$39.50' }).waitFor();

  const visitor = await openPage(browser, { viewport: { width: 1280, height: 900 } });
  await visitor.page.goto(`${shop.url}/products/work-shirt`);
  await hydrated(visitor.page);
  await visitor.page.getByRole('link', { name: 'Blue', exact: true }).click();
  await visitor.page.getByRole('link', { name: 'M', exact: true }).click();
  await visitor.page.getByRole('link', { name: 'Wide', exact: true }).click();
  // Blue, M, Wide is the 31st variant.
  await visitor.page.locator('main').getByText('$47.50').first().waitFor();
  await visitor.page.locator('main').getByRole('button', { name: 'Add to cart' }).click();
  await visitor.page.getByRole('dialog').getByText('Work shirt').first().waitFor();
  await expect.poll(() => visitor.page.locator('[aria-busy=true]').count()).toBe(0);
  await visitor.page.goto(`${shop.url}/cart`);
  await visitor.page
    .getByRole('main')
    .getByRole('button', { name: /check ?out/i })
    .or(visitor.page.getByRole('main').getByRole('link', { name: /check ?out/i }))
    .first()
    .click();
  await visitor.page.getByLabel('Email').fill('ada@example.com');
  await visitor.page.locator('.checkout-next button').click();
  await giveDelivery(visitor.page);
  await chooseCard(visitor.page, 'tok_success');
  await payButton(visitor.page).click();
  await visitor.page.waitForURL(/\/hosted\/thank-you\//);
  await page.reload();
  await page.getByRole('gridcell', { name: 'SHIRT-1', exact: true }).waitFor();
  await grid.focus();
  for (let row = 1; row < 31; row++) await page.keyboard.press('ArrowDown');
  await page
    .getByRole('row')
    .filter({ hasText: 'SHIRT-31' })
    .getByText('30', { exact: true })
    .waitFor();
  expect(complaints).toEqual([]);
  await visitor.close();
  await close();
});
