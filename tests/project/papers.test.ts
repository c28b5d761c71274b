import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CANCELLATION_POLICY } from '@/config/cancellation-policy';
import { HOME_MOVE_TERMS } from '@/config/home-move-terms';
import { LIABILITY_TERMS } from '@/config/liability-terms';

const serviceTerms = (brand: string, language: string) => readFileSync(`${brand}/terms/${language}/service.md`, 'utf8');

/** 50만 원, as the terms write large sums. */
const tenThousands = (won: number) => `${won / 10_000}만 원`;
const inEnglish = (won: number) => `₩${won.toLocaleString('en-US')}`;

const { undeclared, declared, latePercent, missedPercent, claimDays } = LIABILITY_TERMS;
const [afterAssignment] = CANCELLATION_POLICY.afterAssignment;
const { roundUpTo } = CANCELLATION_POLICY;
const minimum = CANCELLATION_POLICY.minimum.toLocaleString('en-US');
const depositPercent = HOME_MOVE_TERMS.depositRate * 100;

const PROMISES = {
  ko: [
    tenThousands(undeclared),
    tenThousands(declared),
    `${latePercent}% 이상 더 걸리면 운송 요금을 환불`,
    `운송 요금의 ${missedPercent}%를 배상`,
    `받은 날부터 ${claimDays}일`,
    `${HOME_MOVE_TERMS.claimDays}일 안에`,
    `최종 결제 금액의 ${afterAssignment.percent}%이며, 최소 ${minimum}원입니다. ${roundUpTo}원 미만은 올려서`,
    `총액의 ${depositPercent}%`,
    '최종 결제 금액을 넘지 않습니다',
    '고의 또는 중대한 과실로 생긴 손해에는',
    '다시 배정하는 동안에는',
  ],
  en: [
    inEnglish(undeclared),
    inEnglish(declared),
    `${latePercent}% longer than scheduled`,
    `${missedPercent}% of the fare`,
    `within ${claimDays} days`,
    `within ${HOME_MOVE_TERMS.claimDays} days`,
    `${afterAssignment.percent}% of the total to pay, at least ₩${minimum}, rounded up to the next ₩${roundUpTo}`,
    `${depositPercent}% of the total`,
    'never more than the total to pay',
    'caused intentionally or by gross negligence',
    'is being assigned because',
  ],
} as const;

describe.each(['brand', 'brand/sample-b'])('the terms of service in %s', (brand) => {
  test.each(['ko', 'en'] as const)('promise in %s what the payment page promises', (language) => {
    const terms = serviceTerms(brand, language);
    expect(PROMISES[language].filter((promise) => !terms.includes(promise))).toEqual([]);
  });
});

/** `계약금의 6배`; once the deposit is just 계약금. */
const times = (deposits: number) => (deposits === 1 ? '계약금' : `${deposits}배`);
const timesInEnglish = (deposits: number) => (deposits === 1 ? 'the deposit' : `${deposits} times`);

test('the terms name the deposits that the quote of a move names', () => {
  const { customerCancels, moverCancels, late, customerLate, delay } = HOME_MOVE_TERMS;
  const deposits = [
    ...[...customerCancels, ...moverCancels, late, customerLate].map((rule) => rule.deposits),
    delay.moverMaxDeposits,
    delay.customerMaxDeposits,
  ];
  const articleOf = (language: string, start: string) =>
    serviceTerms('brand', language)
      .split('\n## ')
      .find((article) => article.startsWith(start)) ?? '';
  const ko = articleOf('ko', '제9조');
  const en = articleOf('en', 'Article 9');
  expect(deposits.filter((count) => !ko.includes(times(count)))).toEqual([]);
  expect(deposits.filter((count) => !en.includes(timesInEnglish(count)))).toEqual([]);
  expect(ko).toContain(`${late.hours}시간 이상`);
  // The payment page says so too (orderTerms:cancel.unpaid, cancel.again).
  expect(ko).toMatch(/카드로 결제하기 전이거나 .*다시 배정하는 동안에는 배상 없이/);
  expect(en).toMatch(/Before payment by card, or while another crew is being assigned .*owes nothing/);
  expect(en).toContain(`${late.hours} hours late`);
});
