import type { Page } from '@playwright/test';
import { closeSites, siteWith } from '../support/configured-site';
import { expect, test } from '../support/test';

const CITY_HALL = /세종대로 110/;

test.afterEach(closeSites);

const pickup = (page: Page) => page.getByRole('combobox', { name: '출발지 주소' });

// A violation of the policy or of Trusted Types is a complaint of the page, and fails the test.
for (const [name, variables] of [
  [
    'Kakao',
    {
      ADDRESS_SOURCE: 'kakao',
      KAKAO_MAP_KEY: 'key',
      KAKAO_MAP_SDK_URL: '{standIns}/sandbox-kakao/v2/maps/sdk.js',
    },
  ],
  [
    'Juso',
    {
      ADDRESS_SOURCE: 'juso',
      JUSO_URL: '{standIns}',
      JUSO_KEY: 'search-key',
      JUSO_COORDINATE_KEY: 'coordinate-key',
    },
  ],
] as const) {
  test(`addresses come from ${name} under the strict policy`, { tag: '@long' }, async ({ page }) => {
    await page.goto(`${await siteWith(variables)}/orders/new`);
    await pickup(page).fill('세종대로 110');
    await page.getByRole('option', { name: CITY_HALL }).first().click();
    await expect(pickup(page)).toHaveValue(CITY_HALL);

    await pickup(page).fill('없는 곳 77');
    await expect(page.getByText(/검색 결과가 없어요/)).toBeVisible();
    await page.getByRole('option', { name: '지도에서 위치 선택' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(CITY_HALL)).toBeVisible();
    // The key of the addresses is that of the map.
    await expect(dialog.getByText(name === 'Kakao' ? /Kakao 대역/ : '간이 지도')).toBeVisible();
    await dialog.getByRole('button', { name: '이 위치로 설정' }).click();
    await expect(pickup(page)).toHaveValue(CITY_HALL);
  });
}

test('the postcode service opens in a page with its own policy', { tag: '@long' }, async ({ page }) => {
  const variables = { ADDRESS_SOURCE: 'postcode', POSTCODE_URL: '{standIns}/sandbox-postcode/postcode.v2.js' };
  await page.goto(`${await siteWith(variables)}/orders/new`);
  await pickup(page).fill('세종대로 110');
  await page.getByRole('option', { name: '우편번호로 주소 찾기' }).click();
  const search = page.frameLocator('iframe[title="우편번호로 주소 찾기"]').frameLocator('iframe');
  await search.getByRole('button', { name: CITY_HALL }).click();
  await expect(pickup(page)).toHaveValue(CITY_HALL);
});
