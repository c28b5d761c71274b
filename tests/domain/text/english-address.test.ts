import { expect, test } from 'vitest';
import { englishAddress } from '@/domain/text/english-address';

test.each([
  ['서울 중구 세종대로 110', '110 Sejong-daero, Jung-gu, Seoul'],
  ['서울특별시 강남구 테헤란로14길 6', '6 Teheran-ro 14-gil, Gangnam-gu, Seoul'],
  ['경기 성남시 분당구 대왕판교로644번길 49', '49 Daewangpangyo-ro 644beon-gil, Bundang-gu, Seongnam-si, Gyeonggi-do'],
  ['경기도 용인시 기흥구 흥덕1로 13', '13 Heungdeok 1-ro, Giheung-gu, Yongin-si, Gyeonggi-do'],
  ['서울 종로구 종로 1', '1 Jong-ro, Jongno-gu, Seoul'],
  ['서울 성동구 왕십리로 83-21', '83-21 Wangsimni-ro, Seongdong-gu, Seoul'],
  ['서울 강남구 선릉로 428', '428 Seolleung-ro, Gangnam-gu, Seoul'],
  ['서울 중구 태평로1가 31', '31 Taepyeongno 1-ga, Jung-gu, Seoul'],
  ['서울 성동구 성수동2가 300-1', '300-1 Seongsu-dong 2-ga, Seongdong-gu, Seoul'],
  ['경상북도 안동시 풍천면 하회종가길 2-1', '2-1 Hahoejongga-gil, Pungcheon-myeon, Andong-si, Gyeongsangbuk-do'],
  ['서울 강남구 강남대로 지하 396 (역삼동, 강남역)', 'B 396 Gangnam-daero, Gangnam-gu, Seoul'],
])('%s is %s', (korean, english) => expect(englishAddress(korean)).toBe(english));
