import type { Schemas } from '../../server/operation';
import type { PlaceKind } from './places';

type OrderType = Extract<Schemas['OrderType'], 'Quick' | 'Delivery'>;
export type Sender = 'consumer' | 'staff' | 'anybody';

/** What is sent, by whom, to whom and with what. The vehicles hold the largest count. */
export type Job = {
  sender: Sender;
  orderType: OrderType;
  /** Without `pool-`. */
  vehicles: readonly string[];
  from: readonly PlaceKind[];
  to: readonly PlaceKind[];
  goods: string;
  count: readonly [min: number, max: number];
  kgEach: number;
  remarks?: readonly string[];
  services?: readonly string[];
};

type Choice = Pick<Job, 'remarks' | 'services'>;
type Goods = readonly [goods: string, count: readonly [min: number, max: number], kgEach: number];
type Way = readonly [from: readonly PlaceKind[], to: readonly PlaceKind[]];

const job =
  (sender: Sender, orderType: OrderType) =>
  (vehicles: readonly string[], [from, to]: Way, [goods, count, kgEach]: Goods, more: Choice = {}): Job => ({
    sender,
    orderType,
    vehicles,
    from,
    to,
    goods,
    count,
    kgEach,
    ...more,
  });

const FRAGILE = ['깨지기 쉬워요. 세워서 옮겨 주세요', '도자기라 위에 쌓지 말아 주세요'];
const potter = job('consumer', 'Quick');
const potterFreight = job('consumer', 'Delivery');
const agency = job('staff', 'Quick');
const agencyFreight = job('staff', 'Delivery');
const quick = job('anybody', 'Quick');
const freight = job('anybody', 'Delivery');

const BIKE = ['motorcycle'];
const CAR = ['car'];
const VAN = ['damas'];

export const JOBS: readonly Job[] = [
  potter(BIKE, [['pottery'], ['cafe']], ['찻잔 세트', [1, 2], 4], { remarks: FRAGILE }),
  potter(BIKE, [['pottery'], ['home']], ['주문 제작 그릇', [1, 2], 5], { remarks: FRAGILE }),
  potter(BIKE, [['pottery'], ['shop', 'florist']], ['화병 샘플', [1, 3], 3], { remarks: FRAGILE }),
  potter(BIKE, [['printer'], ['pottery']], ['엽서·스티커 인쇄물', [1, 2], 6]),
  potter(BIKE, [['home'], ['pottery']], ['수리할 찻주전자', [1, 1], 2], { remarks: FRAGILE }),
  potter(BIKE, [['pottery'], ['tax']], ['세무 신고 서류', [1, 1], 1]),
  potter(CAR, [['pottery'], ['cafe']], ['접시 세트', [2, 6], 6], { remarks: FRAGILE }),
  potter(CAR, [['pottery'], ['photographer']], ['촬영용 그릇', [2, 5], 6], { remarks: FRAGILE }),
  potter(VAN, [['pottery'], ['shop']], ['도자기 소품 상자', [4, 12], 9], {
    remarks: FRAGILE,
    services: ['photoProof'],
  }),
  potter(VAN, [['pottery'], ['cafe']], ['머그컵 상자', [5, 14], 9], { remarks: FRAGILE }),
  potter(VAN, [['packaging'], ['pottery']], ['포장 상자 묶음', [8, 20], 7]),
  potterFreight(['labo'], [['clay'], ['pottery']], ['백자토 20kg 포대', [10, 20], 20], {
    services: ['loadingHelp'],
  }),
  potterFreight(['truck1tCargo'], [['clay'], ['pottery']], ['백자토 20kg 포대', [25, 40], 20], {
    services: ['loadingHelp'],
  }),
  potterFreight(['truck1tBox'], [['pottery'], ['venue']], ['전시 집기와 도자기 상자', [12, 24], 15], {
    remarks: FRAGILE,
    services: ['loadingHelp'],
  }),

  agency(BIKE, [['agency'], ['law', 'office']], ['계약서 원본', [1, 1], 1]),
  agency(BIKE, [['agency'], ['office']], ['입찰 제안서', [1, 3], 3], { services: ['urgent'] }),
  agency(BIKE, [['printer'], ['agency']], ['인쇄 교정지', [1, 2], 2]),
  agency(CAR, [['agency'], ['office', 'school']], ['브로슈어 상자', [2, 3], 12]),
  agency(CAR, [['photographer'], ['agency']], ['촬영 소품', [1, 4], 8]),
  agency(VAN, [['printer'], ['agency', 'office']], ['카탈로그 상자', [8, 20], 14]),
  agency(VAN, [['agency'], ['venue']], ['행사 기념품 상자', [6, 18], 10]),
  agency(['labo'], [['signs'], ['venue']], ['현수막과 거치대', [4, 10], 18], { services: ['loadingHelp'] }),
  agencyFreight(['truck1tCargo'], [['signs'], ['venue']], ['배너 구조물', [6, 12], 35], { services: ['loadingHelp'] }),
  agencyFreight(['truck1tBox'], [['furniture'], ['agency', 'office']], ['회의실 의자', [8, 16], 14], {
    services: ['loadingHelp'],
  }),
  agencyFreight(['truck2_5t'], [['warehouse'], ['venue']], ['전시 부스 자재', [20, 40], 40], { services: ['lift'] }),
  agencyFreight(['truck5t'], [['warehouse'], ['venue']], ['판촉물 팔레트', [4, 8], 450], { services: ['forklift'] }),

  quick(BIKE, [['dentalLab'], ['clinic']], ['치과 보철물', [1, 2], 1], { remarks: ['', '눌리지 않게 옮겨 주세요'] }),
  quick(BIKE, [['law'], ['law', 'office']], ['소송 서류 봉투', [1, 1], 1]),
  quick(CAR, [['home'], ['airport']], ['여권과 서류 가방', [1, 1], 3], { services: ['urgent'] }),
  quick(CAR, [['florist'], ['office', 'venue']], ['축하 꽃바구니', [1, 2], 7], { remarks: ['세워서 옮겨 주세요'] }),
  quick(CAR, [['laboratory'], ['laboratory', 'clinic']], ['시약 냉장 상자', [1, 3], 8], {
    remarks: ['아이스박스를 열지 말아 주세요'],
  }),
  quick(VAN, [['parts'], ['factory', 'office']], ['센서 부품 상자', [6, 20], 8]),
  quick(VAN, [['office'], ['school', 'office']], ['신간 도서 상자', [8, 20], 15]),
  quick(['labo'], [['furniture'], ['home']], ['조립식 책장', [2, 4], 35], { services: ['loadingHelp'] }),
  quick(['truck1tCargo'], [['furniture'], ['home']], ['4인용 식탁 세트', [1, 2], 90], { services: ['loadingHelp'] }),
  quick(['truck1tBox'], [['market'], ['cafe']], ['채소·과일 상자', [15, 40], 10], { services: ['refrigerated'] }),
  quick(['truck1tWing'], [['warehouse'], ['shop', 'office']], ['생활용품 상자', [30, 60], 9]),
  freight(VAN, [['parts'], ['factory']], ['모터 상자', [6, 15], 18]),
  freight(['labo'], [['factory'], ['parts']], ['가공 부품 상자', [8, 16], 25]),
  freight(['truck1tCargo'], [['factory'], ['factory']], ['알루미늄 판재', [10, 25], 30], { services: ['forklift'] }),
  freight(['truck1tBox'], [['market'], ['cafe']], ['정육 상자', [15, 35], 15], { services: ['refrigerated'] }),
  freight(['truck1tWing'], [['warehouse'], ['shop']], ['가전 상자', [12, 25], 28]),
  freight(['truck1_4t'], [['furniture'], ['office', 'school']], ['책상과 의자', [20, 35], 28], {
    services: ['loadingHelp'],
  }),
  freight(['truck2_5t'], [['factory'], ['warehouse']], ['가공 부품 팔레트', [3, 5], 420], { services: ['forklift'] }),
  freight(['truck3_5t'], [['warehouse'], ['factory']], ['포장 자재 팔레트', [6, 8], 350], { services: ['forklift'] }),
  freight(['truck5t'], [['factory'], ['warehouse']], ['기계 부품 팔레트', [6, 9], 480], { services: ['forklift'] }),
  freight(['truck11t'], [['warehouse'], ['factory']], ['철강 코일', [3, 5], 2_000], { services: ['forklift'] }),
];
