import type { ErrorObject } from 'ajv';
import type { ErrorItem } from './operation';

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

function codeOf({ keyword, data }: ErrorObject): string {
  if (keyword === 'required') return 'REQUIRED';
  if (keyword === 'minLength' || keyword === 'minItems') return isEmpty(data) ? 'REQUIRED' : 'TOO_SHORT';
  if (keyword === 'maxLength' || keyword === 'maxItems') return 'TOO_LONG';
  return 'INVALID';
}

function fieldOf({ instancePath, params }: ErrorObject): string {
  const own: unknown = params.missingProperty ?? params.additionalProperty;
  const path = instancePath.split('/').slice(1);
  return [...path, ...(typeof own === 'string' ? [own] : [])].join('.');
}

/** `oneOf [X, null]` gives a second error when X is invalid; only the error about X helps. */
const isNoise = (error: ErrorObject) => error.keyword === 'oneOf' || error.params.type === 'null';

/** One item per field, named by its property path: `waypoints.0.mobileNo`. */
export function errorItems(errors: readonly ErrorObject[]): ErrorItem[] {
  const useful = errors.filter((error) => !isNoise(error));
  const items = new Map<string, ErrorItem>();
  for (const error of useful.length > 0 ? useful : errors) {
    const field = fieldOf(error) || 'body';
    if (!items.has(field)) items.set(field, { code: codeOf(error), field });
  }
  return [...items.values()];
}
