import { type HomeMoveTerms, ownItemOf, type QuoteInput } from './quote';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** JSON with sorted keys, so that equal data gives equal text. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const byCode = (list: readonly { code: string; quantity: number }[]) =>
  list.map(({ code, quantity }) => `${code}*${quantity}`).sort();

/** The agreed content without translated names and independent of list order. */
function agreedFacts(
  input: QuoteInput,
  { depositRate, claimDays, customerCancels, moverCancels, late, customerLate, delay }: HomeMoveTerms,
): Json {
  const { customer, appointmentAt, job, addresses, items, extras, load, vehicles, crew, price, possible } = input;
  return {
    version: 2,
    customer,
    appointmentAt: appointmentAt === null ? null : new Date(appointmentAt).toISOString(),
    level: job.level,
    homes: { from: job.from, to: job.to },
    addresses,
    // The content of own items is under `own`.
    items: byCode(items.filter(({ code }) => !ownItemOf(input, code))),
    own: job.ownItems.map(({ key: _key, ...size }) => canonicalJson(size)).sort(),
    extras: byCode(extras),
    volume: load.volume,
    vehicles: byCode(vehicles),
    crew,
    total: price.total,
    parts: price.parts.map(({ code, won }) => `${code}=${won}`).sort(),
    possible: possible.map(({ code, min, max }) => `${code}=${min}-${max}`).sort(),
    remark: input.remark.trim(),
    terms: { depositRate, claimDays, customerCancels, moverCancels, late, customerLate, delay },
  };
}

/** The agreed content as text; equal content gives equal text. */
export const agreedText = (input: QuoteInput, terms: HomeMoveTerms) => canonicalJson(agreedFacts(input, terms));

const VISIBLE_DIGITS = 12;

/**
 * `3F8A-02C1-9D44`: the first twelve hex digits of the content's SHA-256, to compare two sheets. Null without Web
 * Crypto (plain http).
 */
export async function quoteFingerprint(agreedOn: string): Promise<string | null> {
  // The type says always present, but it is missing outside secure contexts.
  const subtle = 'subtle' in crypto ? crypto.subtle : undefined;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(agreedOn));
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return (digits.slice(0, VISIBLE_DIGITS).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
