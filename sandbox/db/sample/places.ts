import { ADDRESSES, type PlacedAddress } from '../../groups/common/addresses';
import type { Schemas } from '../../server/operation';
import { NAMES } from './names';
import { sampleLandline, sampleMobile } from './phones';

/** `pottery` and `agency` are the workplaces of the two seeded customers. */
export type PlaceKind =
  | 'pottery'
  | 'agency'
  | 'cafe'
  | 'shop'
  | 'florist'
  | 'packaging'
  | 'clay'
  | 'printer'
  | 'signs'
  | 'law'
  | 'tax'
  | 'office'
  | 'parts'
  | 'factory'
  | 'dentalLab'
  | 'clinic'
  | 'laboratory'
  | 'furniture'
  | 'market'
  | 'photographer'
  | 'school'
  | 'warehouse'
  | 'venue'
  | 'airport'
  | 'home'
  | 'ownHome'
  | 'newHome';

export type Place = {
  kind: PlaceKind;
  /** Company, shop or person. */
  name: string;
  address: PlacedAddress;
  addressDetail: string;
  contactName: string;
  mobileNo: string;
  /** Of homes only. */
  home?: Home;
};
type Home = { floor: number; areaM2: number; hasElevator: boolean };

type CompanyRow = readonly [kind: PlaceKind, name: string, road: string, detail: string, contact: string];

/** Invented companies at real roads. What they do fits the building: no factory in an office tower. */
const COMPANIES: readonly CompanyRow[] = [
  ['cafe', '카페 온도', '서울 마포구 월드컵북로 60', '1층', '윤혜진'],
  ['cafe', '모퉁이커피', '서울 용산구 이태원로 209', '1층', '백승우'],
  ['cafe', '느린오후', '서울 중구 다산로 150', '1층 104호', '나현정'],
  ['cafe', '브런치 담다', '서울 송파구 백제고분로 361', '1층', '홍성민'],
  ['cafe', '달그락식당', '서울 마포구 독막로 72', '지하 1층 12호', '오세영'],
  ['cafe', '한상차림 다정', '서울 강남구 도산대로 193', '2층', '장명숙'],
  ['cafe', '국밥집 든든', '서울 은평구 연서로 213', '1층', '최병철'],
  ['shop', '오브제 마당', '서울 성동구 성수이로 116', 'D동 1층', '석지혜'],
  ['shop', '살림상점', '서울 서초구 방배로 122', '1층 101호', '진수연'],
  ['shop', '리빙곳간', '경기 성남시 분당구 성남대로 371', '1층 108호', '허윤정'],
  ['shop', '그릇가게 담', '경기 고양시 일산동구 백마로 195', '1층', '고은숙'],
  ['shop', '다온안경', '서울 노원구 한글비석로 282', '1층 103호', '구본석'],
  ['florist', '봄날꽃집', '서울 강동구 천호대로 1005', '1층', '추연희'],
  ['florist', '담은꽃', '서울 영등포구 국회대로 612', '1층 102호', '천세라'],
  ['packaging', '방산포장', '서울 중구 을지로 206', 'A동 107호', '문정식'],
  ['clay', '한터도재', '경기 광주시 경안로 25', '1층', '서동근'],
  ['printer', '을지원색인쇄', '서울 중구 을지로 206', 'B동 지하 1층 3호', '전용태'],
  ['printer', '새김출력', '서울 영등포구 선유로 166', '2층', '변상우'],
  ['signs', '참사인', '서울 동대문구 왕산로 164', '1층', '손병욱'],
  ['law', '법무법인 이음', '서울 서초구 서초대로 274', '6층', '심유정'],
  ['law', '특허법인 도담', '서울 강남구 선릉로 514', '8층', '곽도현'],
  ['law', '누리회계법인', '서울 영등포구 국회대로 648', '5층', '노은경'],
  ['tax', '해솔세무회계', '서울 구로구 구로중앙로 184', '3층 302호', '이정숙'],
  ['office', '세움건축사사무소', '서울 강남구 테헤란로 311', '9층', '정민호'],
  ['office', '이룸소프트', '경기 성남시 분당구 판교로 228', 'A동 6층', '권나영'],
  ['office', '누비데이터', '서울 금천구 가산디지털2로 98', '2동 1103호', '박현우'],
  ['office', '송도무역', '인천 연수구 송도국제대로 197', 'D동 908호', '방승환'],
  ['office', '책마루출판', '경기 파주시 회동길 145', '2층', '류진아'],
  ['office', '다산공인중개사', '경기 남양주시 다산중앙로 82', '1층 106호', '황인숙'],
  ['parts', '두리전자부품', '서울 구로구 디지털로 300', '12층 1207호', '강성호'],
  ['parts', '세운계측', '서울 중구 을지로 170', '서관 4층', '안광수'],
  ['factory', '신우정밀', '경기 시흥시 산기대학로 237', '17동 104호', '엄태호'],
  ['factory', '태성금속', '인천 남동구 남동대로 215', '1층 102호', '권혁진'],
  ['factory', '우림산업', '경기 시흥시 산기대학로 277', '3동 112호', '한상철'],
  ['dentalLab', '가람치과기공소', '서울 강남구 도산대로 145', '지하 1층', '마정우'],
  ['clinic', '밝은이치과의원', '서울 강남구 역삼로 120', '3층', '신현주'],
  ['clinic', '늘바른치과의원', '서울 동작구 사당로 278', '4층', '하정민'],
  ['laboratory', '서진바이오', '경기 성남시 중원구 둔촌대로 388', '1205호', '임소영'],
  ['laboratory', '우진메디칼', '서울 송파구 송파대로 201', 'B동 714호', '송태윤'],
  ['furniture', '온결가구', '경기 광명시 오리로 890', '1층', '홍기표'],
  ['furniture', '모두사무가구', '경기 고양시 덕양구 화중로 72', '1층', '조현석'],
  ['market', '가락청과', '서울 송파구 양재대로 932', '청과동 208호', '김영수'],
  ['market', '바다수산', '서울 동작구 노들로 674', '1층 활어 37호', '도민수'],
  ['market', '우정축산', '서울 성동구 마장로 230', '56호', '우성철'],
  ['photographer', '스튜디오 결', '서울 성동구 성수이로 88', '5층 503호', '함지석'],
  ['photographer', '봄빛사진관', '경기 화성시 동탄구 동탄반석로 180', '3층', '차은주'],
  ['school', '정도학원', '서울 노원구 한글비석로 242', '4층', '임재훈'],
  ['school', '수지글방', '경기 용인시 수지구 풍덕천로 161', '2층', '민경아'],
  ['warehouse', '한결물류', '경기 군포시 번영로 82', 'B동 15번 도크', '염정훈'],
  ['warehouse', '가온창고', '경기 시흥시 산기대학로 237', '3동 하역장', '조경희'],
];

/** Halls and airports have a desk or a gate instead of a company. */
const VENUES: readonly CompanyRow[] = [
  ['venue', '코엑스', '서울 강남구 영동대로 513', 'B홀 하역장', '강지영'],
  ['venue', '킨텍스', '경기 고양시 일산서구 킨텍스로 217-60', '제1전시장 3홀 하역장', '지창민'],
  ['venue', '송도컨벤시아', '인천 연수구 센트럴로 123', '2홀 하역장', '원미정'],
  ['airport', '인천국제공항', '인천 영종구 공항로 272', '3층 출국장 7번 출입구 앞', '공유진'],
  ['airport', '김포국제공항', '서울 강서구 하늘길 112', '2층 출발층 3번 출입구 앞', '남기훈'],
];

type HomeRow = readonly [road: string, detail: string, contact: string, floor: number, areaM2: number, lift: boolean];

const HOMES: readonly HomeRow[] = [
  ['서울 강남구 개포로 310', '103동 904호', '최은영', 9, 84, true],
  ['서울 송파구 오금로 312', '7동 1203호', '김지훈', 12, 84, true],
  ['서울 서초구 잠원로 60', '1동 602호', '이수진', 6, 59, true],
  ['서울 도봉구 해등로 166', '105동 1501호', '오영희', 15, 59, true],
  ['서울 은평구 응암로 242', '102동 701호', '서지은', 7, 74, true],
  ['경기 수원시 영통구 영통로 257', '812동 403호', '신동민', 4, 84, true],
  ['서울 서초구 방배로 86', '나동 302호', '안소현', 3, 49, false],
  ['서울 중랑구 면목로 320', '가동 401호', '송미란', 4, 46, false],
  ['서울 관악구 신림로 260', '203호', '양선미', 2, 23, false],
  ['서울 관악구 신림로 292', '4층 405호', '이유진', 4, 20, true],
  ['서울 양천구 신월로 356', '3층 301호', '정미경', 3, 52, false],
  ['서울 광진구 자양로 163', '2층', '배수정', 2, 33, false],
  ['서울 성동구 왕십리로 83-21', 'B동 2104호', '성지훈', 21, 97, true],
  ['서울 강남구 언주로30길 56', 'C동 1802호', '윤종국', 18, 124, true],
  ['경기 화성시 동탄구 동탄역로 160', '404동 2203호', '주영민', 22, 84, true],
  ['경기 부천시 원미구 부일로 237', '2층 202호', '남궁현', 2, 40, false],
  ['서울 구로구 오류로 102', '503호', '유재민', 5, 29, true],
  ['경기 광주시 경안로 57', '1층', '박순자', 1, 62, false],
];

const placedAt = (road: string): PlacedAddress => {
  const found = ADDRESSES.find(({ roadAddress }) => roadAddress === road);
  if (!found) throw new Error(`addresses.json has no ${road}`);
  return found;
};
const numberOf = (name: string) => {
  const place = NAMES.indexOf(name);
  if (place === -1) throw new Error(`NAMES has no ${name}`);
  return place;
};

/** Every fourth company also gives the number of its desk. */
function companyPlace([kind, name, road, detail, contactName]: CompanyRow): Place {
  const number = numberOf(contactName);
  const hasDesk = number % 4 === 0;
  return {
    kind,
    name,
    address: placedAt(road),
    addressDetail: kind === 'venue' || kind === 'airport' ? detail : `${detail} ${name}`,
    contactName,
    mobileNo: `${sampleMobile(number)}${hasDesk ? `;${sampleLandline(number)}` : ''}`,
  };
}

const homePlace = ([road, addressDetail, contactName, floor, areaM2, hasElevator]: HomeRow): Place => ({
  kind: 'home',
  name: contactName,
  address: placedAt(road),
  addressDetail,
  contactName,
  mobileNo: sampleMobile(numberOf(contactName)),
  home: { floor, areaM2, hasElevator },
});

type Own = Pick<Place, 'kind' | 'name' | 'addressDetail' | 'contactName' | 'mobileNo'> & { home?: Home };
const own = (road: string, place: Own): Place => ({ ...place, address: placedAt(road) });

/** Kim Haneul makes pottery in Seongsu; Park Seojun sends the parcels of an agency for print and exhibitions. */
const OWN_PLACES: readonly Place[] = [
  own('서울 성동구 연무장길 47', {
    kind: 'pottery',
    name: '하늘도예',
    addressDetail: '2층 하늘도예',
    contactName: '김하늘',
    mobileNo: '+821012345678',
  }),
  own('서울 광진구 자양로 131', {
    kind: 'ownHome',
    name: '김하늘',
    addressDetail: '108동 902호',
    contactName: '김하늘',
    mobileNo: '+821012345678',
    home: { floor: 9, areaM2: 59, hasElevator: true },
  }),
  own('서울 강동구 고덕로 399', {
    kind: 'newHome',
    name: '김하늘 새집',
    addressDetail: '112동 1404호',
    contactName: '김하늘',
    mobileNo: '+821012345678',
    home: { floor: 14, areaM2: 84, hasElevator: true },
  }),
  own('서울 마포구 마포대로 92', {
    kind: 'agency',
    name: '마루기획',
    addressDetail: 'A동 11층 마루기획',
    contactName: '박서준',
    mobileNo: '+821023456789',
  }),
];

export const COMPANY_COUNT = COMPANIES.length;
export const PLACES: readonly Place[] = [
  ...OWN_PLACES,
  ...COMPANIES.map(companyPlace),
  ...VENUES.map(companyPlace),
  ...HOMES.map(homePlace),
];

/** By company, shop or person; throws if there is none. */
export function placeNamed(name: string): Place {
  const found = PLACES.find((place) => place.name === name);
  if (!found) throw new Error(`No sample place is called ${name}`);
  return found;
}

const NOTES: Partial<Record<PlaceKind, readonly string[]>> = {
  home: ['', '도착 10분 전에 전화 주세요', '문 앞에 두고 문자 주세요', '부재 시 경비실에 맡겨 주세요'],
  cafe: ['', '뒷문으로 와 주세요', '오전 11시 이후에 받을 수 있어요'],
  shop: ['', '매장 직원에게 전달해 주세요'],
  law: ['', '안내데스크에 맡겨 주세요', '담당자에게 직접 전달해 주세요'],
  office: ['', '안내데스크에 맡겨 주세요', '도착하면 전화 주세요'],
  venue: ['하역장 2번 게이트로 들어와 주세요', '도착 20분 전에 전화 주세요'],
  airport: ['도착하면 전화 주세요'],
  market: ['', '새벽 시장이라 일찍 와 주세요'],
  warehouse: ['도크 앞에서 대기해 주세요'],
  factory: ['', '정문 경비실에 차량 번호를 알려 주세요'],
};

/** A waypoint of an order; `pick` chooses what the place asks of the driver. */
export const waypointAt = (
  { kind, address, addressDetail, contactName, mobileNo }: Place,
  pick: (notes: readonly string[]) => string,
): Schemas['WaypointRequest'] => ({
  address,
  addressDetail,
  contactName,
  mobileNo,
  note: pick(NOTES[kind] ?? ['', '도착하면 전화 주세요']),
});
