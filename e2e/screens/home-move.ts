import { expect, type Page } from '@playwright/test';
import type { CITY_HALL } from './composer';

type Place = typeof CITY_HALL;

/** The locators and actions of a home move in the composer. */
export class HomeMoveScreen {
  constructor(private readonly page: Page) {}

  async open() {
    await this.page.goto('/orders/new?type=HomeMoving');
  }

  readonly steps = () => this.page.getByRole('navigation', { name: '이사 견적 단계' });
  /** Ends when the step is shown, because the one before has a button that leads on, too. */
  readonly goTo = async (step: '출발지·도착지' | '집' | '이삿짐' | '날짜' | '이사 유형' | '견적') => {
    await this.steps()
      .getByRole('link', { name: new RegExp(`^${step}`) })
      .click();
    await expect(this.page.getByRole('heading', { name: new RegExp(`^\\d/6 ?${step}`) })).toBeVisible();
  };
  /** The button that leads on: below the step, or in the bar of a phone. */
  readonly next = () => this.page.locator('button[type="submit"]:visible').first();
  readonly size = (pyeong: number) =>
    this.page.getByRole('group', { name: '집 크기' }).getByRole('radio', { name: `${pyeong}평`, exact: true });
  readonly template = (name: string) => this.page.getByRole('button', { name: new RegExp(`^${name}`) });
  readonly level = (name: string) => this.page.getByRole('radio', { name: new RegExp(`^${name}`) });
  readonly panel = () => this.page.getByRole('complementary', { name: '주문 요약' });
  readonly price = () =>
    this.panel()
      .getByText(/^[\d,]+원$/)
      .first();
  readonly home = (name: '현재 집' | '이사 갈 집') => this.page.getByRole('region', { name, exact: true });
  readonly day = () => this.page.getByRole('group', { name: '이사 날짜', exact: true });

  readonly nearDays = (mark: string) =>
    this.page.getByRole('group', { name: '이사할 수 있는 날짜' }).getByRole('radio', { name: new RegExp(mark) });
  readonly elevator = (home: '현재 집' | '이사 갈 집', answer: '있어요' | '없어요' | '모르겠어요') =>
    this.home(home).getByRole('group', { name: '엘리베이터가 있나요?' }).getByRole('radio', { name: answer });

  async chooseAddress(name: '출발지' | '도착지', place: Place) {
    await this.page.getByRole('combobox', { name: `${name} 주소` }).fill(place.search);
    await this.page.getByRole('option', { name: place.pick }).first().click();
  }

  async describeHome(name: '현재 집' | '이사 갈 집', floor: string, elevator: '있어요' | '없어요' | '모르겠어요') {
    const field = this.home(name).getByLabel('층수', { exact: true });
    // The questions are folded away behind the assumed answers.
    if (!(await field.isVisible())) await this.home(name).locator('summary').click();
    await field.fill(floor);
    await this.elevator(name, elevator).check();
  }
}
