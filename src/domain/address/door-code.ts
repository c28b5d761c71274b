// The code of a building's door in running text, which drivers get apart from the note.

const DOOR_CODE =
  /(?:(\d층)\s*(?=자동문|유리문|대문))?(?:자동문|유리문|대문|공동\s?현관|공동\s?출입문|현관|출입구?|입구|1층)?\s*(?:문\s*)?(?:출입\s*)?(?:비밀\s?번호|비번|번호|코드)?\s*[:：은는]?\s*((?=[\d#*]*[#*])[#*]?\s?\d{2,8}[#*\d]*(?:\s?[#*])?|(?<=(?:비밀\s?번호|비번)\s*[:：은는]?\s*)\d{3,8}|(?<=현관\s*(?:비밀\s?번호|비번|번호)?\s*[:：은는]?\s*)\d{3,8})\s*(?:번)?/;

/** A number of a unit, a floor or a time is no code, and neither is one that begins the words behind the code. */
const LABELLED_CODE = /(?:[#*]?\s?\d[\d#*\s-]{1,12}[#*\d]|[#*]\d+)(?![\d#*]|[층동시분]|호(?!출)|(?<=\s\d{1,2})[가-힣])/;

/** Words that only lead to the code, such as `1층 공동현관 비밀번호는`. */
const BEFORE_CODE =
  /(?:(?<=^|[\s,./|(:])(?:(?:1층|지하)\s*)?(?:(?:공동\s?)?(?:현관문?|출입문|출입구?)|자동문)?\s*(?:비밀\s?번호|비번|번호|코드)?(?:은|는|이|가)?|(?<=^\s*)(?:(?:세대\s?)?호출(?:\s?후)?|종|열쇠))[\s:：(]*$/;
/** Words that only say to enter it, such as `번 누르고 들어오시면 됩니다`. What is forbidden stays. */
const BEHIND_CODE =
  /^(?:[\s,./|)]*(?:번?(?:입니다|이에요|예요|에요|이고요?|이?구요)|번|임|[을를]|으?로|(?:종|벨|열쇠|확인)(?=\s*(?:$|[,./|)]|누르(?!지)|눌러))|(?:누[르른름](?!지)|눌러|입력|입장|(?:세대\s?)?호출|치[고면]|들어[오와가])[^\s,./|)!~]*|[후뒤]에?|다음에?|하(?:시고|고|시면|면|신|세요)|오(?:시면|세요)|[돼되]요|됩니다|됨|주(?:세요|시면|시고|십시오))(?=[\s,./|)!~]|$)(?!\s*(?:때|수\s|필요|전|경우|금지|마[세시라십]|말)))+[.!~]*/;

/** The code behind a label such as `공동현관:`, and the text around it without words that only lead to it. */
export function findLabelledCode(text: string): { code: string; before: string; behind: string } | null {
  const found = LABELLED_CODE.exec(text);
  if (!found) return null;
  return {
    code: found[0].trim(),
    before: text.slice(0, found.index).replace(BEFORE_CODE, ''),
    behind: text
      .slice(found.index + found[0].length)
      .replace(BEHIND_CODE, '')
      .replace(/^\s*\(([^()]*)\)\s*$/, '$1'),
  };
}

/** The code in a text that names the door. `floor`: of the door; '' if the text does not say it. */
export function findDoorCode(text: string): { code: string; floor: string; before: string; behind: string } | null {
  const found = DOOR_CODE.exec(text);
  const [whole = '', floor = '', code = ''] = found ?? [];
  if (!found || code.trim() === '') return null;
  return {
    code: code.replace(/\s/g, ''),
    floor,
    before: text.slice(0, found.index),
    behind: text.slice(found.index + whole.length).replace(BEHIND_CODE, ''),
  };
}
