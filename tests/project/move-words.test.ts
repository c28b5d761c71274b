import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ORDER_TYPES, rulesOf } from '@/domain/order/kinds';
import { ORDER_STATUS } from '@/domain/order/status';
import { createI18n } from '../support/i18n';

/** Words of courier and freight. A household has 이삿짐, is loaded by 상차, and its crew is the 이사팀. */
const COURIER_WORDS = /픽업|배송|배달|배차|기사|물품|화물|반송|운송 (중|완료)/;
const ENGLISH_COURIER_WORDS = /\b(pick-?up|picked up|drop-?off|deliver\w*|driver|courier|parcel|freight|goods)\b/i;
/** Placeholders, consents that name both kinds of carrier, and what the law calls it. */
const ENGLISH_EXCEPTIONS = /\{\{\w+\}\}|standard terms for courier services/g;
/** Of the mover's permit and of the standard contract, which the law words; and consents that name both kinds of carrier. */
const EXCEPTIONS = /화물자동차 운송주선사업|이사화물 표준약관|기사 또는 이사업체/g;

/** Everything that names a move: its page, its public page, its printed sheet, the summary before the payment. */
const NAMESPACES = [
  'tracking',
  'detail',
  'public',
  'sheets',
  'share',
  'payment',
  'orderTerms',
  'map',
  'addressPin',
  'cardPayment',
] as const;

/** Never shown of a move: it has no goods, and the same customer at both ends. */
const NOT_OF_MOVES = new Set([
  'detail:info.goods',
  'share:option.goods',
  'payment:summary.goods',
  'payment:payer.sender',
  'payment:payer.CashOnArrival',
  // The fees go by days, and the liability by the terms of moves.
  'orderTerms:cancel.loaded',
  'orderTerms:cancel.before',
  'orderTerms:cancel.after',
  'orderTerms:liability.undeclared',
  'orderTerms:liability.missed',
  'orderTerms:liability.claim',
  'orderTerms:liability.except',
]);

const KIND = /_(Delivery|HomeMoving)$/;
const PLURAL = /_other$/;

function keysOf(node: unknown, path: string): string[] {
  if (typeof node === 'string') return [path];
  return Object.entries(node ?? {}).flatMap(([key, value]) => keysOf(value, path === '' ? key : `${path}.${key}`));
}

const keys = NAMESPACES.flatMap((ns) =>
  keysOf(JSON.parse(readFileSync(`locales/ko/${ns}.json`, 'utf8')), '')
    .filter((key) => !KIND.test(key))
    .map((key) => `${ns}:${key.replace(PLURAL, '')}`),
);

const i18n = { ko: await createI18n('ko'), en: await createI18n('en') };
function say(key: string, context: string, language: 'ko' | 'en' = 'ko'): string {
  // Without this type, the check of types takes ten seconds for all keys in all contexts.
  const options: Record<string, unknown> & { defaultValue: string } = { context, count: 2, defaultValue: '' };
  const text: unknown = i18n[language].t(key, options);
  return typeof text === 'string' ? text : '';
}

test('no text of a move has courier words', () => {
  const { textContext } = rulesOf('HomeMoving');
  const wrong = keys
    .filter((key) => !NOT_OF_MOVES.has(key) && COURIER_WORDS.test(say(key, textContext).replace(EXCEPTIONS, '')))
    .map((key) => `${key}: ${say(key, textContext)}`);
  expect(wrong).toEqual([]);
});

test('no English text of a move has courier words', () => {
  const { textContext } = rulesOf('HomeMoving');
  const wrong = [...keys, 'order:waypoint.pickup', 'order:waypoint.dropoff']
    .filter(
      (key) =>
        !NOT_OF_MOVES.has(key) &&
        ENGLISH_COURIER_WORDS.test(say(key, textContext, 'en').replace(ENGLISH_EXCEPTIONS, '')),
    )
    .map((key) => `${key}: ${say(key, textContext, 'en')}`);
  expect(wrong).toEqual([]);
});

test.each(['moving', 'movingDay', 'movingQuote', 'movingTerms', 'inventory'])('%s has no courier words', (ns) => {
  const texts = JSON.stringify(JSON.parse(readFileSync(`locales/ko/${ns}.json`, 'utf8')));
  expect(texts.replace(EXCEPTIONS, '')).not.toMatch(COURIER_WORDS);
});

/** The life of an order of each kind, as its chip shows it. */
const LIVES = {
  Quick: ['배정 대기', '기사 배정', '픽업 완료', '배송 중', '배송 완료', '배송 실패', '반송'],
  Delivery: ['배차 대기', '배차 완료', '상차 완료', '운송 중', '운송 완료', '운송 실패', '반송'],
  HomeMoving: ['배정 대기', '이사팀 배정', '상차 완료', '이동 중', '이사 완료', '이사 미완료', '이사 중단'],
  Default: ['배정 대기', '기사 배정', '픽업 완료', '배송 중', '배송 완료', '배송 실패', '반송'],
};
const STATUSES = ['pending', 'active', 'activeAndPickedUp', 'transit', 'completed', 'incompleted', 'return'] as const;

describe('the statuses', () => {
  test.each(ORDER_TYPES)('of %s are in the words of its trade', (orderType) => {
    const { textContext } = rulesOf(orderType);
    expect(STATUSES.map((status) => say(`tracking:status.${status}`, textContext))).toEqual(LIVES[orderType]);
  });

  test('are those of the provider', () => {
    expect(Object.keys(ORDER_STATUS)).toEqual(expect.arrayContaining([...STATUSES]));
  });
});

test.each([
  ['Quick', '픽업 시간'],
  ['Delivery', '상차 시간'],
  ['HomeMoving', '이사 시작 시간'],
] as const)('the time of %s is called %s', (orderType, name) => {
  const { textContext } = rulesOf(orderType);
  for (const key of ['detail:info.appointment', 'payment:summary.when', 'sheets:pickupAt'])
    expect(say(key, textContext)).toBe(name);
});

test.each(ORDER_TYPES)(
  'the sender and the recipient of %s read the same of a driver on the way to the pickup',
  (orderType) => {
    const { textContext } = rulesOf(orderType);
    for (const language of ['ko', 'en'] as const) {
      const owner = say('detail:live.toPickup', textContext, language);
      // Only the customer who moves reads of "your" old home.
      expect(owner.replace(' your ', ' the ')).toBe(say('public:headline.active', textContext, language));
    }
  },
);
