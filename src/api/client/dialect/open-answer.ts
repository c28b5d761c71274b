import { fieldsOf, isRecord } from '@/domain/stored-values';
import { OWN } from '../own-provider';
import { nameOfError, type OperationName } from '../own-steps';
import type { Dialect } from './dialect';
import { type Fields, givenList, renamed, givenText, toCamel } from '../json-fields';

function fromSpringPage(data: unknown): unknown {
  // Null may stand for an empty list here too.
  if (!isRecord(data) || data.content === undefined) return data;
  const { content, ...others } = data;
  // Since 3.3 Spring Boot has them in `page`.
  const { number, size, totalElements } = isRecord(data.page) ? data.page : data;
  return { ...others, items: content, pageIndex: number, pageSize: size, total: totalElements };
}

function fromDrfPage(data: unknown): unknown {
  if (!isRecord(data) || data.results === undefined) return data;
  const { results, count, ...others } = data;
  return { ...others, items: results, total: count };
}

const SUCCESS_CODE = /^(0+|20[01]|OK|SUCCESS)$/i;
const BAD_REQUEST = 400;

/** The status that a refusal within a 200 names itself; without one the provider understood and refused. */
function statusWithin({ status, statusCode, code, msgId }: Fields): number {
  const named = [status, statusCode, code, msgId]
    .map((one) => (/^UNAUTH(ORIZED|ENTICATED)$/i.test(String(one)) ? 401 : Number(one)))
    .find((one) => one >= BAD_REQUEST && one < 600);
  return named ?? BAD_REQUEST;
}

function isRefusalIn200({ success, errors, data, msgId, code, message }: Fields) {
  // A bare answer may have a code too, but no message.
  const reason =
    givenText(msgId) ?? (givenText(message) && (typeof code === 'number' ? String(code) : givenText(code)));
  return (
    success === false || givenList(errors).length > 0 || ((data ?? null) === null && !SUCCESS_CODE.test(reason ?? 'OK'))
  );
}

/** `thrown`: the kind of error with which a step of `OWN` failed, which leaves nothing to read. */
type Opened = { kind: 'data'; data: unknown; thrown?: string } | { kind: 'refusal'; status: number; body: unknown };

function withOwnAnswer({ hasOwnSteps }: Dialect, operation: OperationName, data: unknown): Opened {
  if (!hasOwnSteps || !OWN.answer || operation === 'unknown' || data === undefined) return { kind: 'data', data };
  try {
    return { kind: 'data', data: OWN.answer(operation, data) };
  } catch (cause) {
    return { kind: 'data', data: undefined, thrown: nameOfError(cause) };
  }
}

/**
 * Takes a success out of its envelope, in the contract's names. `data` is undefined if the envelope is another one: that
 * is for the reader to report.
 */
export function openAnswer(dialect: Dialect, raw: unknown, operation: OperationName): Opened {
  const body = dialect.isSnakeCase ? renamed(raw, toCamel) : raw;
  const fields = fieldsOf(body);
  const isCoded = dialect.envelope === 'result' && fields.code !== undefined;
  if (isCoded ? !SUCCESS_CODE.test(String(fields.code)) : dialect.hasErrorsIn200 && isRefusalIn200(fields)) {
    return { kind: 'refusal', status: statusWithin(fields), body: raw };
  }
  const inner = { data: fields.data, result: fields.result, bare: body }[dialect.envelope];
  const spring = dialect.hasSpringPages ? fromSpringPage(inner) : inner;
  return withOwnAnswer(dialect, operation, dialect.isDrf ? fromDrfPage(spring) : spring);
}

/** Whether a success that carries nothing is one: it is no page that stands at every address of a host, and no refusal. */
export const saysDone = (dialect: Dialect, body: unknown) =>
  typeof body === 'string'
    ? !/^\s*</.test(body)
    : openAnswer({ ...dialect, hasErrorsIn200: true }, body, 'unknown').kind === 'data';

const FLAGS: OperationName = 'get /user/api/v1/feature/flag';
/** The answers of a provider that has nothing of the kind. */
const NONE: Readonly<Partial<Record<OperationName, unknown>>> = {
  [FLAGS]: {},
  'get /order/api/v1/coupons': [],
  'get /order/api/v1/orders/shipping-records': { items: [] },
  'get /common/api/v1/services': [],
};

/**
 * The answer that a refusal stands for, if any. 501 says that the provider does not have the operation; of the flags, which
 * have no core, 404 and 405 say so, too. DRF refuses a page after the last one, with a `detail` that the 404 of a gateway
 * does not have. `asked`: the parameters as they were sent; `body`: of the refusal.
 */
export function answerInstead(
  dialect: Dialect,
  { operation, asked, status, body }: { operation: OperationName; asked: unknown; status: number; body: unknown },
): unknown {
  if (status === 501 || (operation === FLAGS && (status === 404 || status === 405))) return NONE[operation];
  const isLaterPage = Number(fieldsOf(asked).page) > 1;
  return dialect.isDrf && status === 404 && isLaterPage && givenText(fieldsOf(body).detail) ? { items: [] } : undefined;
}
