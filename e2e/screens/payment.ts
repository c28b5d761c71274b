import type { Page } from '@playwright/test';

export class PaymentScreen {
  constructor(private readonly page: Page) {}

  readonly place = () => this.page.getByRole('button', { name: /원 주문하기$/ });

  async payBy(name: '현금' | '카드' | '브랜드페이') {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check({ force: true });
  }

  async introduceGuest() {
    await this.page.getByLabel('이름', { exact: true }).fill('김손님');
    await this.page.getByLabel('휴대전화 번호').fill('01055556666');
    await this.page.getByRole('checkbox', { name: /개인정보/ }).check({ force: true });
    await this.page.getByRole('checkbox', { name: /위치정보/ }).check({ force: true });
  }
}
