import type { Page } from '@playwright/test';

type Place = { search: string; pick: RegExp; contact: string; phone: string };

export const CITY_HALL: Place = {
  search: '세종대로',
  pick: /세종대로/,
  contact: '김보내',
  phone: '01011112222',
};
export const GANGNAM: Place = {
  search: '강남대로',
  pick: /강남대로/,
  contact: '이받아',
  phone: '01033334444',
};

/** The composer's locators and actions. */
export class ComposerScreen {
  constructor(private readonly page: Page) {}

  row(name: string) {
    return this.page
      .getByRole('listitem')
      .filter({ has: this.page.getByText(name, { exact: true }) })
      .last();
  }

  readonly next = () => this.page.getByRole('button', { name: '다음', exact: true });

  async open() {
    await this.page.goto('/orders/new');
  }

  async fillPlace(name: '출발지' | '도착지' | `경유지 ${number}`, place: Place) {
    const address = this.page.getByRole('combobox', { name: `${name} 주소` });
    await address.fill(place.search);
    await this.page.getByRole('option', { name: place.pick }).first().click();
    const row = this.row(name);
    await row.getByLabel(/^(보내는|받는|연락받을) 분/).fill(place.contact);
    await row
      .getByLabel(/^전화번호/)
      .first()
      .fill(place.phone);
  }

  async chooseVehicle(name: string) {
    await this.page.getByRole('radio', { name: new RegExp(`^${name}`) }).check();
  }

  async chooseType(name: '퀵' | '화물') {
    await this.page.getByRole('radio', { name, exact: true }).check();
  }

  /** Describes a complete quick order from the city hall to Gangnam by motorcycle and continues to the payment step. */
  async describeQuickOrder() {
    await this.fillPlace('출발지', CITY_HALL);
    await this.fillPlace('도착지', GANGNAM);
    await this.chooseVehicle('오토바이');
    await this.next().click();
    await this.page.waitForURL('**/orders/payment', { waitUntil: 'commit' });
  }
}
