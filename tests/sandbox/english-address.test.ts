import { expect, test } from 'vitest';
import { englishAddress } from '../../sandbox/groups/common/english-address';

test.each([
  ['서울 중구 세종대로 110', '110 Sejong-daero, Jung-gu, Seoul'],
  ['서울 강남구 언주로30길 56', '56 Eonju-ro 30-gil, Gangnam-gu, Seoul'],
  ['경기 성남시 분당구 대왕판교로644번길 49', '49 Daewangpangyo-ro 644beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do'],
  ['경기 용인시 기흥구 흥덕1로 13', '13 Heungdeok1-ro, Giheung-gu, Yongin-si, Gyeonggi-do'],
  ['서울 영등포구 63로 50', '50 63-ro, Yeongdeungpo-gu, Seoul'],
  ['인천 영종구 제2터미널대로 446', '446 Je2teomineol-daero, Yeongjong-gu, Incheon'],
])('%s is written like the post office does', (korean, english) => {
  expect(englishAddress(korean)).toBe(english);
});
