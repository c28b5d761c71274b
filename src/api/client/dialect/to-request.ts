import { isRecord } from '@/domain/stored-values';
import { OWN } from '../own-provider';
import type { OperationName } from '../own-steps';
import type { Dialect } from './dialect';
import { type Fields, renamed, toSnake } from '../json-fields';

function toPaged(dialect: Dialect, value: Fields): Fields {
  const { pageIndex, pageSize, ...others } = value;
  if (pageIndex === undefined) return value;
  if (dialect.hasSpringPages) return { ...others, page: pageIndex, size: pageSize };
  return dialect.isDrf ? { ...others, page: Number(pageIndex) + 1, pageSize } : value;
}

/** The body or query of a request, as this provider names things. */
export function toRequest(dialect: Dialect, value: unknown, operation: OperationName): unknown {
  if (!isRecord(value) || Object.keys(value).length === 0) return value;
  const paged = toPaged(dialect, dialect.hasOwnSteps && OWN.request ? OWN.request(operation, value) : value);
  return dialect.isSnakeCase ? renamed(paged, toSnake) : paged;
}

/** The headers that carry a credential, as this provider has them. */
export function credentialHeaders({ hasOwnSteps }: Dialect, token: string | null, isGuest: boolean) {
  if (hasOwnSteps && OWN.headers) return OWN.headers(token, isGuest);
  return token ? { Authorization: `Bearer ${token}` } : {};
}
