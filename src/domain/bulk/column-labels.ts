import type { BulkField, ColumnField } from './fields';

export type Side = 'pickup' | 'drop';
/** What a column holds when its side (pickup or drop) follows only from its neighbours. */
export type Kind = 'address' | 'detail' | 'name' | 'phone' | 'note';

const SIDES: readonly [Side, RegExp][] = [
  ['pickup', /보내|발송|발신|출발|상차|픽업|송하|pickup|sender|from|origin|ship(?:per)?$/],
  [
    'drop',
    /받|수령|수취|수신|수하|도착|하차|배송지|배달|납품|고객|recipient|receiver|deliver|dropoff|drop|^(?:ship|deliver)?to(?:name|address|phone)?$|destination|consignee|customer/,
  ],
];

const KINDS: readonly [Kind, RegExp][] = [
  ['detail', /상세|동호|나머지주소|detail|unit|suite|addressline2|address2/],
  [
    'phone',
    /전화|연락처|연락번호|휴대|핸드폰|폰번호|모바일|(?:분|님|사람|(?:수취|수령|수하|수신|송하|발송|발신|담당)[인자]|수신|발신)번호|hp|phone|mobile|tel|contactn(?:o|um)/,
  ],
  // Before the address: 도착지 요청사항 is a note. The less certain words, such as 전달지, come after it.
  ['note', /메모|요청사항|메[시세]지|note|message|memo|instruction/],
  // Before the address: 도착지 담당자 and 출발지명 say who is there.
  ['name', /(?:이름|성명|성함|담당자?|업체|상호)명?$|(?:출발|도착|상차|하차|배송|배달|납품)[지처]명$/],
  ['address', /주소|배송지|출발지|도착지|상차지|하차지|address|location|^(?:origin|destination)$/],
  ['note', /요청|전달|참고/],
  [
    'name',
    /이름|성명|성함|담당|받는분|받는사람|보내는분|보내는사람|수령인|수취인|수하인|송하인|발송인|고객명|업체|상호|name|contact|recipient|receiver|sender/,
  ],
];

/** No side and no kind makes these columns anything else. */
const CERTAIN: readonly [BulkField, RegExp][] = [
  ['reference', /관리번호|거래번호|전표번호|reference|refno|^ref$|ponumber/],
  ['costCentre', /부서|코스트센터|비용센터|costcent|department/],
  ['memo', /관리메모|내부메모|사내메모|internal|(your|order)memo/],
  // 기사님께 요청사항 is for the driver, other notes are for the place.
  ['remark', /기사님?께|tothedriver/],
];

const SIDELESS: readonly [BulkField, RegExp][] = [
  ['vehicle', /차량|차종|운송수단|vehicle|truck|cartype/],
  ['time', /시간|시각|일시|예약|희망|픽업일|상차일|배송일|time|date|when|schedule|window/],
  ['pay', /결제|지불|요금구분|운임|payment|^pay|paymethod/],
  ['count', /수량|개수|박스수|count|qty|quantity|pieces|boxes/],
  ['weight', /무게|중량|weight|kg/],
  ['goods', /물품|품명|품목|상품|화물|내용물|goods|cargo|item|product|content/],
  ['remark', /비고|기사|적요|remark|comment|driver/],
];

/** A column with a date alone, and one that holds another day than the pickup's: of the order, the arrival, the goods. */
const DATE =
  /(?:픽업|상차|출발|발송|출고|수거|집하|집화|운송|운행|작업|방문|배송|배달|납품|예약|희망|예정|요청|이용)일(?!시|정)|날짜|일자|date|^일$|^day$/;
/** A wish for a time is no note. */
const WISHED_TIME = /요청(?:시간|시각|일시)/;
const NOT_DATE_ALONE = /시간|시각|일시|일정|time|when|schedule|메모|사항|메[시세]지|note|memo|message|comment/;
const OTHER_DATE =
  /^(?=.*(?:주문|발주|등록|접수|결제|입금|입고|생산|제조|생년|유통|소비|유효|만료|계약|작성|하차|도착|수령|반납|청구|발행|order|creat|regist|^updat|lastupdat|invoice|birth|expir|paid|payment|arriv|drop|unload|due)).*(?:일|일자|날짜|기한|date)$/;

export const isOtherDate = (header: string) => OTHER_DATE.test(normaliseHeader(header));

const FIELD_OF: Readonly<Record<Side, Partial<Record<Kind, BulkField>>>> = {
  pickup: { address: 'pickupAddress', detail: 'pickupDetail', name: 'pickupName', phone: 'pickupPhone' },
  drop: {
    address: 'dropAddress',
    detail: 'dropDetail',
    name: 'dropName',
    phone: 'dropPhone',
    note: 'dropNote',
  },
};

export const fieldOf = (kind: Kind, side: Side): BulkField | null => FIELD_OF[side][kind] ?? null;

export const normaliseHeader = (header: string) =>
  header
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s*_.()[\]/:·-]/g, '');

/** The meaning of a header: a field, or a kind and a side, of which one may be unknown (null). */
type HeaderMeaning = { field: ColumnField; side?: Side | null } | { kind: Kind | null; side: Side | null } | null;

export function readHeader(header: string): HeaderMeaning {
  const word = normaliseHeader(header);
  if (word === '') return null;
  const certain = CERTAIN.find(([, pattern]) => pattern.test(word))?.[0];
  if (certain) return { field: certain };
  if (OTHER_DATE.test(word)) return null;
  const side = SIDES.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
  // Before the kinds: 배송 요청일 is no note.
  if (DATE.test(word) && !NOT_DATE_ALONE.test(word)) return { field: 'date', side };
  if (WISHED_TIME.test(word)) return { field: 'time', side };
  const kind = KINDS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
  // 우편번호 or 고객번호 is no phone, and a word for a side does not make it a name. 번호 alone may be one: the cells tell.
  if (kind !== 'phone' && kind !== 'detail' && /번호|zip|post(?:al)?code/.test(word)) return null;
  const sideless = SIDELESS.find(([, pattern]) => pattern.test(word))?.[0] ?? null;
  // 출발 시간 is a time and 배송 요청사항 a note: a word for a side does not make the column an address or a name.
  if (sideless !== null && (kind === null || kind === 'name')) return { field: sideless, side };
  if (kind !== null) return { kind, side };
  return side === null ? null : { kind: null, side };
}
