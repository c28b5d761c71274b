// Takes a pasted block of Korean text apart: address, detail, name, phones, note. Rules only, no lists of places.
import { MAX_PHONES_PER_WAYPOINT, TEXT_LIMITS, type DraftAddress, type DraftWaypoint } from '../order/draft';
import { formatPhone, isPhone } from '../text/phone';
import { findAddress } from './address-text';
import { findDoorCode, findLabelledCode } from './door-code';
import { cleanPasted } from './pasted-text';
import { ADDRESSEE, FULL_NAME, nameAtEnd, nameAtStart, readName, titledInside } from './person-name';
import { type Label, labelledLines, findLabel, LABELS } from './place-labels';

export type PlaceField = 'address' | 'addressDetail' | 'contactName' | 'phones' | 'note';

export type ParsedPlace = {
  /** What to search for; '' if the text has no address. */
  address: string;
  addressDetail: string;
  contactName: string;
  /** In display form. */
  phones: string[];
  note: string;
  doorCode: string;
  /** Guessed parts, which the customer must confirm. */
  unsure: PlaceField[];
};

const MAX_TEXT = 2_000;

const PHONE =
  /(?<![\d#*-])(?:\(?\+?\s?82\)?[\s.)-]*(?:\(0\)[\s.-]*)?)?(?:\(?0?\d{1,3}\)?[\s.)-]{0,3}\d{3,4}[\s.-]{0,3}\d{4}|1[5-8]\d{2}\s?-?\s?\d{4})(?![\d]|-\d)/g;

const PHONE_LABEL = new RegExp(`(?<![가-힣A-Za-z])(?:${LABELS.phone})\\s*[:：.)]?\\s*\\u0001`, 'gi');

/** `02-123-4567~8`: the last digit of a second line, which is no part of the address. */
const OTHER_LINE = /\u0001\s?~\s?\d(?!\d)/g;

/** Takes the phone numbers out; U+0001 marks their places, which part names and requests from each other. */
function takePhones(text: string): { phones: string[]; rest: string } {
  const phones: string[] = [];
  const rest = text.replace(PHONE, (found) => {
    const digits = found.replace(/[^\d+]/g, '').replace(/^\+?82(?=\d{8,})/, '+82');
    if (!isPhone(digits)) return found;
    const phone = formatPhone(digits);
    if (!phones.includes(phone)) phones.push(phone);
    return '\u0001';
  });
  return { phones, rest: rest.replace(OTHER_LINE, '\u0001').replace(PHONE_LABEL, '\u0001') };
}

/** What asks the driver for something. */
const NOTE =
  /(?:주세요|주십시오|주시면|주시기|주실|주셔도|바랍니다|바라며|부탁|해\s?줘|해주|놔\s?줘|두고\s|두시|놓고|놓아|놔두|놔주|맡겨|맡기|경비실(?=에|로|\s?(?:맡|부탁|보관)|$)|경비원|관리실(?=에|로|\s?(?:맡|부탁)|$)|문\s?앞|현관\s?앞|집\s?앞|택배함|무인함|보관함|부재|있음|없음|주의(?:\s|$)|신발장|벨[\s:]|초인종|노크|연락|조심|취급\s?주의|파손|깨지|깨질|직접\s?(?:수령|전달|배송)|대면|배송\s?(?:전|시|완료)|도착\s?(?:전|시|하)|출발\s?(?:전|시)|문자|전화(?!\d)|통화|까지\s?(?:배송|도착|와)|이후|이전에|오전|오후|시에\s|시\s?(?:이후|이전|까지|전)|가능합니다|가능해요|됩니다|되어\s?있|있어요|있습니다|없어요|없습니다|계단|엘리베이터|엘베|주차|세워|내선|\bext\b|급해|급합|빨리|서류|픽업|하차|상차|지게차|후불|착불|선불|반품|냉장|냉동|강아지|아기|출입증|방문증|[가-힣](?:어요|아요|해요|워요|려요|게요|돼요|니다|세요|줘요?)(?:[.!~*\s]*$|\s)|안내데스크에|로비에)/;

/** A part that says nothing about the place, such as a greeting. */
const NOISE =
  /^(?:안녕하세요|안녕하십니까|감사합니다|고맙습니다|수고하세요|수고하십시오|네|넵|예|아래|여기(?:요|로|입니다)?|이쪽으로|[가-힣\s]{0,8}주소(?:야|는|요)|주소\s?좀?\s?(?:보내|드려|입니다|에요|예요|요$)|보내드려요|입니다|이에요|예요|요|로\s?(?:보내|와)|잘\s?부탁|배송\s?정보|배송지\s?정보|주문\s?정보|고객\s?정보|받는\s?분\s?정보|수령(?:인|자)\s?정보|주문이|결제가|상품이|\[?(?:(?:카카오\s?맵|네이버\s?지도|티맵|TMAP|구글\s?지도|Google 지도)(?:\s?공유)?|Web발신|국제발신|배송안내|주문안내|쿠팡|네이버페이|11번가|G마켓|스마트스토어|CJ대한통운|우체국택배|한진택배|롯데택배|로젠택배)\]?|공유|장소 공유|길찾기|지도|\(?지번\)?|도로명|신규 주문|번호는|연락처는|이름은|주소는|\d{1,2}\s?[.)]|(?:오전|오후)\s?\d{1,2}:\d{2}|국내|대한민국|님|드림|올림|배상|및|기본\s?배송지|우리\s?집|본인|발신|공지|\d{1,2}\/\d{1,2}|\d{4}-\d{2}-\d{2}.*|[\d,]+원|[:：\-–=~_|/,.()[\]<>【】「」\s]+)[\s!~.^ㅎㅋ]*$|^(?:안녕하세요|주문이\s|결제가\s|상품이\s|고객님의\s|감사합니다|배송지\s?변경|주소\s?좀?\s?(?:보내|알려)|퀵\s?(?:부탁|불러))/;

/** Where in a building something is. */
const DETAIL =
  /\d+\s?동(?=\s|\d|$)|\d+\s?호|\d+\s?층|지하\s?\d*\s?층?|\bB\s?\d+|\b\d+\s?F\b|[A-Za-z가-힣]?동\s?\d+호|로비|별관|본관|신관|후문|정문|상가|옥상|사무실|안내\s?데스크|출구|데스크|^\d{1,4}-\d{1,4}$|[A-Z가-하]동(?:\s|$)|\d+\s?단지|매장|게이트|하역장|\d+번\s?도크|빌딩|타워|센터|아파트|오피스텔|빌라|(?:주)|지점|본점|점$|[팀과부실]$/;

const tidy = (text: string) =>
  text
    .replace(/[\u0001\n]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/\(\s*\)|\[\s*\]/g, '')
    .replace(/\s+\.(?=\s|$)/g, '')
    .replace(/^[\s,./|:：;\-–~)\]>·*]+|[\s,/|:：;\-–(\[<·*]+$/g, '')
    .replace(/(?<=\d[층호동])(?:이구요|이고요?|입니다|이에요|예요|이요)/g, '')
    .replace(/^[^(]*\)$/, (half) => half.slice(0, -1))
    .trim();

const joined = (parts: readonly string[]) => {
  const kept = parts.map(tidy).filter((part) => part !== '');
  return kept.filter((part, index) => !kept.some((other, at) => at < index && other.includes(part))).join(' ');
};

/** `롯데월드타워 31층`: the building, and where in it. */
const BUILDING =
  /^(.*?(?:역|빌딩|타워|센터|아파트|대학교|병원|백화점|점|몰|호텔|시청|구청|공항|터미널|플라자))\s+(\S.*)$/;

/** The last word of an address detail. The text after it is a separate sentence. */
const DETAIL_WORD = /(?:\d(?:층|호|동|F)|^B\d+|단지|빌딩|타워|센터|아파트|빌라|오피스텔|로비|학교|병원|점|역)[,.]?$/;

/** From one word of the detail to the next. */
const MAX_DETAIL_GAP = 3;

/** `802동 1003호 경비실에 맡겨 주세요`: the request starts behind the last word of the detail. */
function splitBehindDetail(part: string): { detail: string; request: string } {
  const words = part.trim().split(/\s+/);
  let at = -1;
  // A floor further behind belongs to the request: `5층 계단으로 올라와서 오른쪽 3층 문 앞에`.
  words.forEach((word, index) => (at = DETAIL_WORD.test(word) && index - at <= MAX_DETAIL_GAP ? index : at));
  return { detail: words.slice(0, at + 1).join(' '), request: words.slice(at + 1).join(' ') };
}

/** Splits off the first sentence that asks the driver for something. */
function splitNote(text: string): { before: string; note: string } {
  const parts = text.split(/(?<=[.!~])\s+|\s*[,/|]\s+|\s*[,/|](?=\D)|\s*[()[\]]\s*|\s+-\s+/);
  const at = parts.findIndex((part) => NOTE.test(part));
  if (at < 0) return { before: text, note: '' };
  const start = text.indexOf(parts[at] ?? '');
  return { before: text.slice(0, start), note: text.slice(start) };
}

class Reader {
  address = '';
  private isWholeAddress = true;
  private hasLot = false;
  private readonly details: string[] = [];
  private readonly notes: string[] = [];
  private readonly places: string[] = [];
  private readonly unread: string[] = [];
  phones: string[] = [];
  private contact: { name: string; isSure: boolean; isLabelled: boolean; detailAt?: number } | null = null;
  private doorCode = '';

  read(text: string): ParsedPlace {
    let pending: Label | null = null;
    for (const line of labelledLines(cleanPasted(text))) {
      if (line.trim() === '' || (NOISE.test(tidy(line)) && !/\d{4}/.test(line) && findAddress(line) === null)) continue;
      const found: { label: Label | null; text: string } = findLabel(line) ?? {
        // A heading such as `배송지` may have the name before the address.
        label: pending === 'address' && findAddress(line) === null && readName(line) !== null ? null : pending,
        text: line,
      };
      pending = null;
      if (found.label !== null && tidy(found.text) === '') pending = found.label;
      else this.readPart(found.label, found.text);
    }
    return this.result();
  }

  private readPart(label: Label | null, text: string) {
    if (label === 'ignored' || label === 'zip') return;
    if (label === 'door') return this.readDoor(text);
    const { phones, rest } = takePhones(text);
    this.phones.push(...phones.filter((phone) => !this.phones.includes(phone)));
    if (label === 'lot') {
      this.hasLot = true;
      if (this.address === '') this.readFree(rest);
      return;
    }
    if (label === 'note' || label === 'kept') return this.addNote(this.withoutDoorCode(rest));
    if (label === 'detail') return this.readDetail(rest);
    if (label === 'place') return void this.places.push(rest);
    if (label === 'name' && findAddress(rest) === null) return this.readPerson(rest, phones.length > 0);
    this.readFree(this.withoutDoorCode(rest), phones.length > 0, label === 'address');
  }

  private readDoor(text: string) {
    const { phones, rest } = takePhones(text);
    const found = findLabelledCode(rest);
    if (!found) return void this.notes.push(text);
    const { code, before, behind } = found;
    this.doorCode ||= code;
    if (phones.length === 0) return [before, behind].forEach((part) => this.addNote(part));
    this.phones.push(...phones.filter((phone) => !this.phones.includes(phone)));
    this.readFree(`${before} ${behind}`, true);
  }

  private withoutDoorCode(text: string) {
    const found = findDoorCode(text);
    if (!found) return text;
    const { code, floor, before, behind } = found;
    this.doorCode ||= code;
    // The door's floor is where to go, unless that is known.
    const isKnown = /\d\s?[층호F]/.test(`${this.details.join(' ')} ${before}`);
    return `${before} ${isKnown ? '' : floor} ${behind}`;
  }

  private readPerson(text: string, hasPhone: boolean) {
    const [first = '', ...others] = text.split(/[\u0001]|\s*[/|,]\s*/);
    const inBrackets = /^(.*?)\s*[([]([^)\]]+)[)\]]\s*$/.exec(first.trim());
    const words = tidy(inBrackets?.[1] ?? first).replace(/(?:이고요?|이구요|입니다|이에요|예요)$/, '');
    const [family = '', ...titles] = words.split(' ');
    const isWhole = FULL_NAME.test(family) && titles.length === 1;
    const atEnd = isWhole ? null : nameAtEnd(words);
    if (this.contact?.isLabelled === false) this.giveGuessBack();
    if (atEnd && this.contact?.isLabelled !== true) {
      this.contact = { name: atEnd.name, isSure: true, isLabelled: true };
      this.places.push(atEnd.before);
    } else if (words !== '' && this.contact?.isLabelled !== true)
      this.contact = { name: words.replace(/\s?(?:님|씨|귀하)$/, ''), isSure: true, isLabelled: true };
    if (inBrackets?.[2] && !/본인/.test(inBrackets[2])) this.places.push(inBrackets[2]);
    for (const other of others) this.readFree(other, hasPhone);
  }

  private readDetail(text: string) {
    const { before, note } = splitNote(this.withoutDoorCode(text));
    this.details.push(before);
    this.notes.push(note);
  }

  /** A part without a label, or the text behind "address:". */
  private readFree(text: string, hasPhone = false, isAddress = false) {
    const found = this.address === '' ? findAddress(text) : null;
    if (found) {
      this.address = found.address;
      this.isWholeAddress = found.isWhole;
      this.readRest(found.before, true);
      this.readRest(found.after, true, true);
      return;
    }
    // A second address is the lot address of the same place.
    const other = this.address === '' ? null : findAddress(text);
    if (other && (this.hasLot || other.isWhole)) return this.readRest(other.after, hasPhone, true);
    if (isAddress && this.address === '') {
      const { before, note } = splitNote(text);
      const cut = /^(.*?)\s+((?:지하\s?)?B?\d+\s?(?:층|호|동|F).*)$/.exec(tidy(before));
      this.address = tidy(cut?.[1] ?? before);
      this.isWholeAddress = false;
      if (cut?.[2]) this.readRest(cut[2], hasPhone, true);
      this.notes.push(note);
      return;
    }
    this.readRest(text, hasPhone);
  }

  /** Text on the line of an address or a phone number. `isBehind`: directly after the address. */
  private readRest(text: string, hasPhone: boolean, isBehind = false) {
    const [own = '', ...others] = text.split('\u0001');
    const { before, note: request } = splitNote(own);
    const note = this.withoutAddressee(others.length > 0 ? this.withoutCaller(request) : request);
    if (note !== '' && isBehind && tidy(before) === '') {
      const { detail, request } = splitBehindDetail(note);
      this.addNote(this.withoutAddressee(request));
      if (detail !== '') this.readBehind(detail);
    } else if (note !== '') this.addNote(note);
    if (isBehind) this.readBehind(before);
    else before.split(/\s*[/|;]\s*|\s*,\s*|\s{3,}/).forEach((part) => this.readWords(part));
    others.forEach((other) => this.readRest(other, hasPhone));
  }

  private readBehind(text: string) {
    let rest = tidy(text.replace(/\(지번\)|\(도로명\)/g, ' '));
    const parts = rest.split(/\s*[/|;]\s*|,\s+|\s{3,}|\s-\s/);
    if (parts.length > 1) {
      rest = parts[0] ?? '';
      parts.slice(1).forEach((part) => this.readWords(part));
    }
    const inBrackets = /^(.*?)\s*\(([^()]*(?:\([^()]*\))?[^()]*)\)\s*$/.exec(rest);
    const named = inBrackets?.[2] && !NOISE.test(inBrackets[2]) ? readName(inBrackets[2]) : null;
    if (named) {
      this.contact ??= { ...named, isLabelled: false };
      rest = inBrackets?.[1] ?? '';
    }
    const atEnd = this.contact === null ? (nameAtEnd(rest) ?? titledInside(rest)) : null;
    if (!atEnd) return void this.details.push(rest);
    this.details.push(atEnd.before);
    this.contact = { name: atEnd.name, isSure: atEnd.isSure, isLabelled: false, detailAt: this.details.length - 1 };
  }

  /** `박서준님께 보내 주세요` names the person and asks for nothing else. */
  private withoutAddressee(note: string) {
    const [, name, rest = ''] = ADDRESSEE.exec(note.trim()) ?? [];
    if (name === undefined || this.contact !== null) return note;
    this.contact = { name, isSure: true, isLabelled: false };
    return rest;
  }

  /** `… 부탁드려요 김지우 010-…`: whose number it is stands behind the request. */
  private withoutCaller(note: string) {
    const found = this.contact === null ? nameAtEnd(note) : null;
    const before = found?.before.replace(/\s*(?:담당자?|이름|성함)$/, '') ?? '';
    // `놔 주세요` is no Ms Ju.
    if (!found?.isSure || /[요다]$/.test(found.name) || !/[가-힣][요다][.!~\s]*[/,|]?$|[.!~/|]$/.test(before))
      return note;
    this.contact = { name: found.name, isSure: true, isLabelled: false };
    return before;
  }

  private addNote(text: string) {
    if (!NOISE.test(tidy(text))) this.notes.push(text);
  }

  /** A sure name takes the place of a guess, whose word goes back to the detail. */
  private dropGuess(words: string) {
    const { contact } = this;
    if (contact === null || contact.isSure || contact.detailAt === undefined || (readName(words)?.name.length ?? 0) < 3)
      return;
    this.giveGuessBack();
  }

  private giveGuessBack() {
    const { contact } = this;
    if (contact?.detailAt === undefined) return;
    this.details[contact.detailAt] = `${this.details[contact.detailAt] ?? ''} ${contact.name}`;
    this.contact = null;
  }

  private readWords(text: string): void {
    const words = tidy(
      text.replace(/\(\s*(?:우\)?\s*)?\d{5}\s*\)|\[\d{5}\]|^\d{5}$|(?<=^|\s)(?:주소|이름|성함|담당자?)(?=\s|$)/g, ' '),
    );
    if (words === '' || NOISE.test(words.replace(/^\[(.*)\]$/, '$1'))) return;
    const unknown = /^[가-힣A-Za-z\s]{1,8}\s?[:：]\s*(.+)$/.exec(words)?.[1];
    if (unknown && !NOTE.test(words)) return this.readWords(unknown);
    this.dropGuess(words);
    if (this.contact === null) {
      const whole = readName(words);
      if (whole) {
        this.contact = { ...whole, isLabelled: false };
        return;
      }
      const atEnd = nameAtEnd(words);
      if (atEnd) {
        this.contact = { name: atEnd.name, isSure: atEnd.isSure, isLabelled: false };
        this.readWords(atEnd.before);
        return;
      }
      const atStart = nameAtStart(words);
      if (atStart && (DETAIL.test(atStart.after) || NOISE.test(atStart.after))) {
        this.contact = { name: atStart.name, isSure: atStart.isSure, isLabelled: false };
        this.readWords(atStart.after);
        return;
      }
    } else if (readName(words)?.name === this.contact.name) return;
    if (NOTE.test(words)) this.addNote(words);
    else if (DETAIL.test(words)) this.details.push(words);
    else this.unread.push(words);
  }

  private result(): ParsedPlace {
    const unsure: PlaceField[] = [];
    let places = [...this.places, ...this.unread];
    if (this.address === '' && this.phones.length + (this.contact ? 1 : 0) + this.details.length > 0) {
      // Without a street the name of the building is searched for.
      const [first, ...others] = [...places, ...this.details];
      const [, building = first ?? '', behind = ''] = BUILDING.exec(tidy(first ?? '')) ?? [];
      this.address = tidy(building);
      this.details.unshift(behind);
      places = others.filter((place) => !this.details.includes(place));
      this.details.splice(0, this.details.length, ...this.details.filter((detail) => detail !== first));
      this.isWholeAddress = false;
    }
    if (this.address !== '' && !this.isWholeAddress) unsure.push('address');
    const addressDetail = joined([...places, ...this.details].filter((part) => !this.address.includes(tidy(part))));
    if (this.unread.length > 0 && addressDetail !== '') unsure.push('addressDetail');
    if (this.contact && !this.contact.isSure) unsure.push('contactName');
    if (this.phones.length > 1) unsure.push('phones');
    return {
      address: this.address,
      addressDetail,
      contactName: this.contact?.name ?? '',
      phones: this.phones,
      note: joined(this.notes.map((note) => note.replace(/[\s.]*(?:감사합니다|고맙습니다|수고하세요)[.!~^\s]*$/, ''))),
      doorCode: this.doorCode,
      unsure,
    };
  }
}

/** Takes a pasted block of text apart. Never throws; a part that the text does not have is ''. */
export const parsePlace = (text: string): ParsedPlace => new Reader().read(text.slice(0, MAX_TEXT));

/** `서울` is in `서울특별시`, `충북` in `충청북도`. */
const hasWord = (known: readonly string[], word: string) =>
  known.some((other) => word.split('').every((syllable) => other.includes(syllable)));

/** Whether a search result has the road or lot with the number, and every region that the text names. */
function isMeant({ roadAddress, jibunAddress = '', buildingName = '' }: DraftAddress, address: string) {
  const words = address.split(' ');
  const street = words.splice(-2).join(' ');
  const known = [roadAddress, jibunAddress];
  return (
    buildingName === address ||
    (known.some((one) => one.endsWith(` ${street}`)) &&
      words.every((word) => hasWord(known.join(' ').split(' '), word)))
  );
}

/** The search result that the text means; null if it may be one of several, or none of them. */
export function meantAddress({ address, unsure }: ParsedPlace, found: readonly DraftAddress[]): DraftAddress | null {
  const meant = found.filter((item) => isMeant(item, address));
  // Without a number nothing matches exactly; a single result is then taken and marked to be checked.
  const [first = null, ...others] =
    meant.length === 0 && found.length === 1 && unsure.includes('address') ? found : meant;
  return others.every(({ roadAddress }) => roadAddress === first?.roadAddress) ? first : null;
}

/** What the text changes at a waypoint. `address`: the one that it means, if it was found. */
export function placePatch(place: ParsedPlace, address: DraftAddress | null): Partial<DraftWaypoint> {
  const building = address?.buildingName ?? '';
  const detail = building === '' ? place.addressDetail : place.addressDetail.replace(building, '').trim();
  const phones = place.phones.slice(0, MAX_PHONES_PER_WAYPOINT);
  return {
    // The unit and door code belong to the address that is replaced.
    ...(place.address === '' ? {} : { address, addressDetail: '', doorCode: '', isDoorCodeLost: false }),
    ...(detail === '' ? {} : { addressDetail: detail.slice(0, TEXT_LIMITS.addressDetail) }),
    ...(place.contactName === '' ? {} : { contactName: place.contactName.slice(0, TEXT_LIMITS.contactName) }),
    ...(phones.length === 0 ? {} : { phones }),
    ...(place.note === '' ? {} : { note: place.note.slice(0, TEXT_LIMITS.note) }),
    ...(place.doorCode === '' ? {} : { doorCode: place.doorCode, isDoorCodeLost: false }),
  };
}

/** Whether a pasted text holds more than an address or a building to search for. */
export function isPlaceBlock(text: string): boolean {
  if (text.length < 8) return false;
  const { address, addressDetail, contactName, phones, note } = parsePlace(text);
  return phones.length > 0 || (address !== '' && [addressDetail, contactName, note].some((part) => part !== ''));
}
