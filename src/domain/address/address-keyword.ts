import { searchKeyword } from '../text/search-keyword';

/** `3번 출구`, `3번출구`, `3번 게이트`: sources know the station, and rarely its exits. */
const EXIT = /\s*(\d+\s*번\s*(?:출구|게이트))$/;
/** `서울시청`, `부산광역시청`: the official name has the kind of city in it, everyday speech does not. */
const CITY_OF_HALL = /^(?:서울|부산|대구|인천|광주|대전|울산|세종)(?=시청$)/;
const KIND: Readonly<Record<string, string>> = { 서울: '특별', 세종: '특별자치' };

/** The station exit at the end of the keyword, such as `3번 출구`; '' if there is none. */
export const exitOf = (typed: string) => EXIT.exec(typed)?.[1]?.replace(/\s*번\s*/, '번 ') ?? '';

/** Pasted figures and letters may be of full width, which no source finds. */
const inNormalWidth = (typed: string) => typed.replace(/[！-～]+/g, (wide) => wide.normalize('NFKC'));

/** What to search for, best first: as typed, the official name of a city hall, the place without its exit. */
export function keywordsOf(typed: string): string[] {
  const keyword = searchKeyword(inNormalWidth(typed));
  const official = keyword.replace(CITY_OF_HALL, (city) => city + (KIND[city] ?? '광역'));
  return [...new Set([keyword, official, keyword.replace(EXIT, '')])].filter(Boolean);
}
