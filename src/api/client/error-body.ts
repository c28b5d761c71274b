import type { ErrorItem, GlobalError } from '@/domain/api-error';

function textOf(body: unknown, name: string): string | undefined {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The entries of a refusal: `errors`, or a bare list. */
function entriesOf(body: unknown): readonly unknown[] {
  if (Array.isArray(body)) return body;
  const errors: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, 'errors') : undefined;
  return Array.isArray(errors) ? errors : [];
}

/** The errors that belong to form fields. */
export const itemsOf = (body: unknown): ErrorItem[] =>
  entriesOf(body).flatMap((entry) => {
    const code = textOf(entry, 'code');
    const field = textOf(entry, 'field');
    return code && field ? [{ code, field }] : [];
  });

/** The errors that belong to no field: each entry with a `msgId` or a `message`, or the body itself if it has one. */
export const globalsOf = (body: unknown): GlobalError[] =>
  [body, ...entriesOf(body)].flatMap((entry) => {
    if (textOf(entry, 'field')) return [];
    const msgId = textOf(entry, 'msgId');
    const message = textOf(entry, 'message');
    return msgId || message ? [{ ...(msgId ? { msgId } : {}), ...(message ? { message } : {}) }] : [];
  });
