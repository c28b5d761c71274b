import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { operations } from '@/api/contract/schema.gen';

export type OperationId = keyof operations;
type Operation = { id: OperationId; method: string; path: string; guests: boolean; anyone: boolean; hasBody: boolean };
type Raw = { operationId: OperationId; security: Record<string, unknown>[]; requestBody?: unknown; responses: object };
type Document = { paths: Record<string, Record<string, Raw>> };

const document = parse(readFileSync('src/api/contract/openapi.yaml', 'utf8')) as Document;

export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => ({
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    guests: raw.security.some((scheme) => 'guest' in scheme),
    anyone: raw.security.length === 0,
    hasBody: raw.requestBody !== undefined,
  })),
);

export function operationOf(id: OperationId): Operation {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
}

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats(ajv);
ajv.addSchema(document, 'contract');

const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** What is wrong with a response; empty if it satisfies the contract. Independent of the sandbox's own check. */
export function problemsOf(id: OperationId, status: number, body: unknown): string[] {
  const { method, path } = operationOf(id);
  const isData = status === 200 || status === 201;
  const pointer = isData
    ? `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${status}/content/application~1json/schema`
    : '/components/schemas/ErrorBody';
  const validate = ajv.getSchema(`contract#${pointer}`) ?? ajv.compile({ $ref: `contract#${pointer}` });
  if (!validate(body)) return (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message ?? ''}`);
  return isData || hasErrorForm(body) ? [] : ['an error body has neither errors nor msgId'];
}

const hasErrorForm = (body: unknown) =>
  typeof body === 'object' && body !== null && ('errors' in body || 'msgId' in body);
