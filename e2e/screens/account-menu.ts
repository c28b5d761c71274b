import type { Page } from '@playwright/test';

export const openAccountMenu = (page: Page) =>
  page
    .getByRole('button', { name: /내 계정|김하늘/ })
    .first()
    .click();

/** Presses the button of the open menu, which narrow screens show as a plain button. */
export const pressLogOut = (page: Page) =>
  page
    .getByRole('menuitem', { name: '로그아웃' })
    .or(page.getByRole('button', { name: '로그아웃' }))
    .first()
    .click();

export async function logOut(page: Page) {
  await openAccountMenu(page);
  await pressLogOut(page);
}
