// What chat apps, maps and shops add to a text that a customer copies from them.

/** Invisible characters and emoji end a part of the text, because people set them between parts. */
const plain = (text: string) =>
  text
    .normalize('NFC')
    .replace(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/㈜/g, '(주)')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, '')
    .replace(/[\u00a0\u3000]/g, ' ')
    .replace(/\t/g, '\n')
    // Longer runs say no more, and would make the patterns below try for minutes.
    .replace(/[^\S\n]{4,}/g, '   ')
    .replace(/^[ ]*\*+(?=\s)/gm, '')
    .replace(/(?:\p{Extended_Pictographic}|[\ufe0f\u200d\u20e3]|[\u{1f3fb}-\u{1f3ff}])+/gu, '\n')
    .replace(/[★☆●○◎■□▶▷◆◇►※✔✓♥♡▪•·]+(?=\s|[가-힣A-Z[(]|$)/gm, (signs, at: number, whole: string) =>
      /[가-힣\d]/.test(whole[at - 1] ?? '') && /\S/.test(whole[at + signs.length] ?? '') ? signs : '\n',
    );

const URL =
  /(?:https?:\/\/|www\.)\S+|\b(?:naver\.me|kko\.to|kko\.kakao\.com|map\.(?:kakao|naver)\.com|maps\.app\.goo\.gl|goo\.gl|tmap\.life)\/\S+/gi;
const CHAT_HEAD = /^\[[^\]\n]{1,20}\]\s*\[(?:오전|오후)\s*\d{1,2}:\d{2}\]/gm;
const SOURCE =
  /\[[^\]\n]*(?:지도|맵|TMAP|티맵|스토어|페이|발신|안내|알림|쇼핑|택배|통운|우체국|쿠팡|마켓|주문)[^\]\n]*\]/gi;
const CHAT_LOG =
  /^\d{4}[년.]\s*\d{1,2}[월.]\s*\d{1,2}[일.]?\s*(?:[월화수목금토일]요일\s*)?(?:오전|오후)\s*\d{1,2}:\d{2}\s*,?\s*(?:[^:\n]{1,20}\s:)?/gm;

/** The text without links, signatures and emoji, in signs that the patterns of this folder know. */
export const cleanPasted = (text: string) =>
  plain(text).replace(URL, '\n').replace(CHAT_HEAD, '').replace(CHAT_LOG, '').replace(SOURCE, '\n');
