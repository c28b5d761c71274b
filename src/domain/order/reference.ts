import { keysOf } from '../keys-of';

/** What an organization keeps about an order for itself. Empty texts are missing. */
type OrderReference = { reference: string; costCentre: string; memo: string };

/** Maximum lengths in characters. */
export const REFERENCE_LIMITS = { reference: 40, costCentre: 40, memo: 200 } as const;

/** The words of the last line of `remark`. They are part of the format, so they stay Korean in every language. */
const WORDS: Readonly<Record<keyof OrderReference, string>> = {
  reference: '관리번호',
  costCentre: '비용 부서',
  memo: '관리 메모',
};
const FIELDS = keysOf(WORDS);

/** Whether a field travels in the remark, which the driver reads too. */
export const isReferenceField = (field: string) => FIELDS.some((one) => one === field);

const PART = new RegExp(`\\[(${Object.values(WORDS).join('|')}): ((?:\\\\.|[^\\]\\\\])*)\\]`, 'g');
const LINE = new RegExp(`(?:^|\\n)((?:${PART.source} ?)+)$`);

const escape = (text: string) => text.replace(/\s+/g, ' ').replace(/[\\\]]/g, '\\$&');
const unescape = (text: string) => text.replace(/\\(.)/g, '$1');

/**
 * The order has no fields for these, so they are the last line of its remark:
 * `[관리번호: A-1] [비용 부서: 영업] [관리 메모: 오전]`. A `]` or `\` in a value has a `\` before it; empty values are left out.
 */
export function writeReference(values: OrderReference, remark: string): string {
  const parts = FIELDS.filter((field) => values[field] !== '').map(
    (field) => `[${WORDS[field]}: ${escape(values[field])}]`,
  );
  return [remark, parts.join(' ')].filter((text) => text !== '').join('\n');
}

/** Splits a remark into the text for the driver and the last line that `writeReference` added. */
export function readReference(text: string): OrderReference & { remark: string } {
  const none = { reference: '', costCentre: '', memo: '' };
  const line = LINE.exec(text);
  if (!line) return { ...none, remark: text };
  const values = { ...none };
  for (const [, word, value = ''] of (line[1] ?? '').matchAll(PART)) {
    const field = FIELDS.find((one) => WORDS[one] === word);
    if (field) values[field] = unescape(value);
  }
  return { ...values, remark: text.slice(0, line.index) };
}
