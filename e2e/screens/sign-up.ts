import { expect, type Page } from '@playwright/test';

export const NEWCOMER = { name: '정하린', phone: '010-7777-1234', password: 'new-here-1' };

/** The sign-up, step by step. */
export class SignUpScreen {
  constructor(private readonly page: Page) {}

  private readonly next = () => this.page.getByRole('button', { name: '다음', exact: true });

  async agree() {
    const all = this.page.getByRole('checkbox', { name: '필수 항목 전체 동의' });
    // On a busy machine the page renders before it handles input.
    await expect(() => all.check({ force: true, timeout: 1_000 })).toPass();
    await this.next().click();
  }

  readonly openIdentity = () => this.page.getByRole('button', { name: '휴대폰 본인확인' });

  /** Opens the identity agency's window. */
  async openIdentityPopup() {
    const opened = this.page.waitForEvent('popup');
    await this.openIdentity().click();
    return opened;
  }

  /** Confirms or cancels in the identity agency's window. */
  async identifyInPopup(choice: '인증하기' | '취소' = '인증하기', who = NEWCOMER) {
    await this.answerInPopup(await this.openIdentityPopup(), choice, who);
  }

  async answerInPopup(popup: Page, choice: '인증하기' | '취소', who = NEWCOMER) {
    await popup.getByLabel('이름', { exact: true }).fill(who.name);
    await popup.getByLabel('휴대폰 번호', { exact: true }).fill(who.phone);
    await popup.getByRole('button', { name: choice }).click();
  }

  readonly password = () => this.page.getByLabel('비밀번호', { exact: true });
  readonly passwordAgain = () => this.page.getByLabel('비밀번호 확인', { exact: true });
  readonly submit = () => this.page.getByRole('button', { name: '가입하기', exact: true });

  async setPassword(password = NEWCOMER.password) {
    await this.password().fill(password);
    await this.passwordAgain().fill(password);
    await this.submit().click();
  }
}

export class SignInScreen {
  constructor(private readonly page: Page) {}

  readonly phone = () => this.page.getByLabel('휴대폰 번호', { exact: true });
  readonly password = () => this.page.getByLabel('비밀번호', { exact: true });
  readonly submit = () => this.page.getByRole('button', { name: '로그인', exact: true });

  async enter(phone: string, password: string) {
    // The address changes before the page does, and other pages have a field of the same name.
    await expect(this.page.getByRole('heading', { level: 1, name: '로그인' })).toBeVisible();
    await this.phone().fill(phone);
    await this.password().fill(password);
    await this.submit().click();
  }
}
