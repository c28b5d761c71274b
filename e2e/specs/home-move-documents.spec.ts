import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from '@playwright/test';
import site from '../../locales/ko/site.json' with { type: 'json' };
import { HomeMoveScreen } from '../screens/home-move';
import { expectAccessible } from '../support/accessibility';
import { openComposer, STUDIO_MOVE } from '../support/draft';
import { printed } from '../support/pdf';
import { expect, test } from '../support/test';

/** Opens the composer with a priced studio move that has no day yet. */
async function openStudioMove(page: Page) {
  const moving = new HomeMoveScreen(page);
  await openComposer(page, STUDIO_MOVE, 'day');
  await moving.nearDays('').nth(9).check();
  await moving.goTo('견적');
  await expect(moving.price()).toHaveText(/[\d,]+원/);
}

test('the quote is printed with every part, and lists later changes', async ({ page }) => {
  await openStudioMove(page);
  await page.getByRole('button', { name: '견적서 보기' }).click();
  const sheet = page.getByRole('article', { name: '이사 견적서' });
  await expect(sheet.getByText(/^[0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}$/)).toBeVisible();
  await expectAccessible(page);

  const { text } = await printed(page);
  for (const part of [
    /견적 확인번호 [0-9A-F]{4}-[0-9A-F]{4}-[0-9A-F]{4}/,
    /계약 당사자 고객 .* 이사업체/,
    /이사 일시 .*한국 시간/,
    /이사 유형 포장이사/,
    /차량 .*1톤.* 1대/,
    /작업 인원 \d+명/,
    /사다리차 출발지/,
    /보관이사 없음/,
    /출발지 서울 중구 세종대로 110/,
    /도착지 서울 서초구 강남대로/,
    /총액 \(부가세 포함\) [\d,]+원/,
    /계약금 \(10%\) [\d,]+원/,
    /요금에 포함 .* 요금에 미포함 .* 추가될 수 있는 비용/,
    /이삿짐 수량 부피 .*㎥/,
    /수량 합계 \d+개 · [\d.]+㎥/,
    /고객의 책임 있는 사유로 취소할 때 .* 이사업체의 책임 있는 사유로 취소할 때/,
    /변호사 검토 필요/,
  ]) {
    expect(text).toMatch(part);
  }
  for (const part of [`${site.name} 이사 견적서`, `이사업체 ${site.company}`]) expect(text).toContain(part);
  // The print contains nothing of the page around it.
  expect(text).not.toContain('주문 요약');

  await page.keyboard.press('Escape');
  const moving = new HomeMoveScreen(page);
  await moving.goTo('이사 유형');
  await moving.level('일반이사').check();
  await moving.goTo('견적');
  await expect(page.getByText('이사 유형 포장이사 → 일반이사')).toBeVisible();
  await page.reload();
  await expect(page.getByText('이사 유형 포장이사 → 일반이사')).toBeVisible();
});

test('the planner keeps its ticks and exports to a calendar', { tag: '@long' }, async ({ page }) => {
  await openStudioMove(page);
  const open = page.getByRole('button', { name: '이사 체크리스트' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: '이사 체크리스트' });
  await dialog.getByRole('checkbox', { name: /^양쪽 집 엘리베이터 예약/ }).check();
  await expectAccessible(page);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: '캘린더에 추가' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^이사-체크리스트-\d{4}-\d{2}-\d{2}\.ics$/);
  const events = ICAL.Component.fromString(await readFile(await download.path(), 'utf8')).getAllSubcomponents('vevent');
  expect(events).toHaveLength(25);

  await page.reload();
  await open.click();
  await expect(dialog.getByRole('checkbox', { name: /^양쪽 집 엘리베이터 예약/ })).toBeChecked();
});
