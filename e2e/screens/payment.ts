import { expect, type Page } from '@playwright/test';

const CREATE = '/order/api/v1/orders';

export class PaymentScreen {
  constructor(private readonly page: Page) {}

  readonly place = () => this.page.getByRole('button', { name: /원 주문하기$/ });

  /** The button after a lookup found no order. */
  readonly again = () => this.page.getByRole('button', { name: /^다시 접수하기/ });

  async payBy(name: string) {
    const radio = this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
    await expect(radio).toBeEnabled();
    await radio.check();
  }

  /** Chooses who pays the cash. */
  async payer(name: RegExp) {
    await this.page.getByRole('group', { name: '현금·계좌이체 결제 방식' }).getByRole('radio', { name }).check();
  }

  /** Presses the button and returns the body of the order request. */
  async placed(): Promise<Record<string, unknown>> {
    const [request] = await Promise.all([
      this.page.waitForRequest((sent) => sent.method() === 'POST' && new URL(sent.url()).pathname === CREATE),
      this.place().click(),
    ]);
    return JSON.parse(request.postData() ?? '{}') as Record<string, unknown>; // boundary: the app's own JSON
  }

  async introduceGuest(name = '김손님') {
    await this.page.getByLabel('이름', { exact: true }).fill(name);
    await this.page.getByLabel('휴대폰 번호', { exact: true }).fill('01055556666');
    await this.page.getByRole('checkbox', { name: /전체 동의/ }).check();
  }
}
