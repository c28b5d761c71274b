/**
 * How the answers of a provider may differ from the contract: the dialect that a deployment configures. This folder is
 * pure, runs in Node as well, and no other code knows any of this. See docs/provider-differences.md.
 */
export type Dialect = {
  /** `data`: `{ data }`. `bare`: the body itself. `result`: `{ code, result, message }`. */
  readonly envelope: 'data' | 'bare' | 'result';
  /** Names are `order_no` instead of `orderNo`, in requests too. */
  readonly isSnakeCase: boolean;
  /** Lists are `{ content, totalElements, number, size }`, the last three perhaps in `page`; asked for by `page`, `size`. */
  readonly hasSpringPages: boolean;
  /** As Django REST framework: lists are `{ count, results }`, pages count from 1, refusals are texts by field, or `detail`. */
  readonly isDrf: boolean;
  /** Refusals are problem details (RFC 9457). */
  readonly hasProblems: boolean;
  /** A refusal may come with status 200: `errors`, `success: false`, or, without data, a `msgId` or a `code`. */
  readonly hasErrorsIn200: boolean;
  /** The steps of own-provider.ts apply. The sandbox and the tests speak the contract without them. */
  readonly hasOwnSteps: boolean;
};

export const ENVELOPES = ['data', 'bare', 'result'] as const;
/** scripts/environment.mjs has the same words. */
export const DIALECT_WORDS = [
  ...ENVELOPES,
  'snake-case',
  'spring-pages',
  'problem-json',
  'errors-in-200',
  'drf',
  'own-steps',
  // What the provider does not have: src/domain/order/actions.ts.
  'no-photos',
  'no-reorder',
] as const;

/** `text`: words of `DIALECT_WORDS` between spaces; '' is the contract itself. */
export function parseDialect(text = ''): Dialect {
  const words = text.split(' ');
  return {
    envelope: ENVELOPES.find((name) => words.includes(name)) ?? 'data',
    isSnakeCase: words.includes('snake-case'),
    hasSpringPages: words.includes('spring-pages'),
    isDrf: words.includes('drf'),
    hasProblems: words.includes('problem-json'),
    hasErrorsIn200: words.includes('errors-in-200'),
    hasOwnSteps: words.includes('own-steps'),
  };
}
