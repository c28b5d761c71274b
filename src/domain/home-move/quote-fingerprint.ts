import type { MovingTerms, QuoteInput } from './quote';

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** JSON with its keys in order: the same facts give the same text however they were put together. */
export function canonicalJson(value: Json): string {
  if (value === null || typeof value !== 'object') return JSON.stringify(value);
  if (isList(value)) return `[${value.map(canonicalJson).join(',')}]`;
  const fields = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonicalJson(field)}`).join(',')}}`;
}

const isList = (value: Json): value is readonly Json[] => Array.isArray(value);

const byCode = (list: readonly { code: string; quantity: number }[]) =>
  list.map(({ code, quantity }) => `${code}*${quantity}`).sort();

/** What is agreed, without the words of a language and without the order in which lists happen to stand. */
function agreed(input: QuoteInput, { depositRate, claimDays, customerCancels, moverCancels, late }: MovingTerms): Json {
  const { customer, appointmentAt, job, addresses, items, extras, load, vehicles, crew, price, possible } = input;
  // Own items are told apart by keys that mean nothing to anybody; what they are stands under `own`.
  const isOwn = ({ code }: { code: string }) => job.ownItems.some(({ key }) => key === code);
  return {
    version: 1,
    customer,
    appointmentAt: appointmentAt === null ? null : new Date(appointmentAt).toISOString(),
    level: job.level,
    homes: { from: job.from, to: job.to },
    addresses,
    items: byCode(items.filter((item) => !isOwn(item))),
    own: job.ownItems.map(({ key: _key, ...size }) => canonicalJson(size)).sort(),
    extras: byCode(extras),
    volume: load.volume,
    vehicles: byCode(vehicles),
    crew,
    total: price.total,
    parts: price.parts.map(({ code, won }) => `${code}=${won}`).sort(),
    possible: possible.map(({ code, min, max }) => `${code}=${min}-${max}`).sort(),
    remark: input.remark.trim(),
    terms: { depositRate, claimDays, customerCancels, moverCancels, late },
  };
}

/** What both sides agree on, as one text: the same facts give the same text. */
export const agreedText = (input: QuoteInput, terms: MovingTerms) => canonicalJson(agreed(input, terms));

const SHOWN_DIGITS = 12;

/**
 * `3F8A-02C1-9D44`: twelve digits of the SHA-256 of what is agreed, so that two sheets can be held against each other.
 * Null where the browser does not hash (plain http).
 */
export async function quoteFingerprint(agreedOn: string): Promise<string | null> {
  // Missing outside secure contexts, whatever its type says.
  const subtle = 'subtle' in crypto ? crypto.subtle : undefined;
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(agreedOn));
  const digits = Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
  return (digits.slice(0, SHOWN_DIGITS).toUpperCase().match(/.{4}/g) ?? []).join('-');
}
