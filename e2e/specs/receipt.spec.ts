import site from '../../locales/ko/site.json' with { type: 'json' };
import brand from '../../src/generated/brand.json' with { type: 'json' };
import { expectAccessibleInBothSchemes } from '../support/accessibility';
import { printed } from '../support/pdf';
import { expect, test } from '../support/test';

test('the receipt has every part on one sheet and no door code', async ({ page, signIn }) => {
  await signIn();
  await page.goto('/orders/sandbox-order-completed');
  await page.getByRole('link', { name: '영수증' }).click();
  await expect(page.getByRole('heading', { name: '영수증' })).toBeVisible();
  await expectAccessibleInBothSchemes(page);

  const sheet = page.getByRole('article');
  const phones = await sheet.getByText(/010-\d{4}-\d{4}/).allTextContents();
  const addresses = await sheet.getByRole('list', { name: '경로' }).getByRole('listitem').count();
  expect([phones.length, addresses]).toEqual([2, 4]);
  const orderNo = /\d{6}-\d{6}/.exec(await sheet.innerText())?.[0] ?? 'none';

  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`printed from a ${colorScheme} screen`, async () => {
      await page.emulateMedia({ colorScheme, media: null });
      const { text, pages } = await printed(page);
      for (const part of [
        '영수증',
        orderNo,
        '보내는 분',
        '받는 분',
        '기사님',
        '경로',
        '기본요금',
        '합계',
        '공급가액',
        '부가세',
        '결제 수단',
        site.company,
        `사업자등록번호 ${brand.businessNumber}`,
        brand.customerCentrePhone,
        ...phones,
      ])
        expect(text).toContain(part);
      for (const other of ['주문 내역', '새 주문', '주문으로 돌아가기', '출입', '비밀번호'])
        expect(text).not.toContain(other);
      expect(pages).toBe(1);

      // Print uses dark text, regardless of the screen's scheme.
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByRole('heading', { name: '영수증' })).toHaveCSS('color', 'rgb(21, 32, 42)');
    });
  }
});
