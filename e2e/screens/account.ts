import type { Page } from '@playwright/test';

/** A forgotten password: first the number, then the code with a new password. */
export class RecoveryScreen {
  constructor(private readonly page: Page) {}

  readonly phone = () => this.page.getByLabel('휴대폰 번호', { exact: true });
  readonly send = () => this.page.getByRole('button', { name: '인증번호 받기' });
  readonly code = () => this.page.getByLabel(/인증번호 6자리/);
  readonly password = () => this.page.getByLabel('새 비밀번호', { exact: true });
  readonly passwordAgain = () => this.page.getByLabel('새 비밀번호 확인', { exact: true });
  readonly submit = () => this.page.getByRole('button', { name: '비밀번호 변경' });

  async askForCode(phone: string) {
    await this.page.goto('/forgotpassword');
    await this.phone().fill(phone);
    await this.send().click();
    await this.code().waitFor();
  }
}

/** The dialog of the profile: the old password, then the new one. */
export class PasswordDialog {
  constructor(private readonly page: Page) {}

  readonly open = () => this.page.getByRole('button', { name: '비밀번호 변경' });
  readonly root = () => this.page.getByRole('dialog', { name: '비밀번호 변경' });
  readonly current = () => this.root().getByLabel('현재 비밀번호', { exact: true });
  readonly next = () => this.root().getByRole('button', { name: '다음' });
  readonly password = () => this.root().getByLabel('새 비밀번호', { exact: true });
  readonly passwordAgain = () => this.root().getByLabel('새 비밀번호 확인', { exact: true });
  readonly submit = () => this.root().getByRole('button', { name: '비밀번호 변경' });

  async start() {
    await this.page.goto('/user');
    await this.open().click();
    await this.current().waitFor();
  }
}

export class CouponScreen {
  constructor(private readonly page: Page) {}

  readonly number = () => this.page.getByLabel('쿠폰 번호', { exact: true });
  readonly register = () => this.page.getByRole('button', { name: '등록하기' });
}

export class WithdrawScreen {
  constructor(private readonly page: Page) {}

  readonly reason = () => this.page.getByRole('checkbox', { name: '자주 쓰지 않아요' });
  readonly password = () => this.page.getByLabel('현재 비밀번호', { exact: true });
  readonly word = () => this.page.getByLabel(/확인을 위해/);
  readonly submit = () => this.page.getByRole('button', { name: '탈퇴하기' });

  async leave(password: string) {
    await this.page.goto('/user/withdraw');
    await this.reason().check();
    await this.password().fill(password);
    await this.word().fill('탈퇴');
    await this.submit().click();
  }
}
