import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { operations } from '@/api/contract/schema.gen';

export type OperationId = keyof operations;
/** An answer that the contract gives as an example. */
type AnswerExample = { name: string; status: number; body: { data: unknown } };
type Operation = {
  id: OperationId;
  method: string;
  path: string;
  guests: boolean;
  anyone: boolean;
  hasBody: boolean;
  /** The request that the contract gives as an example. */
  asked: { body?: object | undefined; path: Record<string, string>; query: Record<string, string | number> };
  answers: AnswerExample[];
};
type Media<Example> = { content?: { 'application/json': { example?: object; examples?: Record<string, Example> } } };
type Parameter = { name: string; in: 'path' | 'query' | 'header'; example: string };
type Raw = {
  operationId: OperationId;
  security: Record<string, unknown>[];
  parameters: { $ref: string }[];
  requestBody?: Media<never>;
  responses: Record<string, Media<{ value: AnswerExample['body'] }>>;
};
type Document = {
  paths: Record<string, Record<string, Raw>>;
  components: { parameters: Record<string, Parameter> };
};

const document = parse(readFileSync('src/api/contract/openapi.yaml', 'utf8')) as Document;

function parametersOf(raw: Raw, place: Parameter['in']) {
  const own = raw.parameters.flatMap(({ $ref }) => document.components.parameters[$ref.split('/').at(-1) ?? ''] ?? []);
  return Object.fromEntries(own.filter((one) => one.in === place).map(({ name, example }) => [name, example]));
}

const answersOf = ({ responses }: Raw): AnswerExample[] =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Object.entries(content?.['application/json'].examples ?? {}).map(([name, { value }]) => ({
      name,
      status: Number(status),
      body: value,
    })),
  );

export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => ({
    id: raw.operationId,
    method: method.toUpperCase(),
    path,
    guests: raw.security.some((scheme) => 'guest' in scheme),
    anyone: raw.security.length === 0,
    hasBody: raw.requestBody !== undefined,
    asked: {
      ...(raw.requestBody && { body: raw.requestBody.content?.['application/json'].example }),
      path: parametersOf(raw, 'path'),
      query: parametersOf(raw, 'query'),
    },
    answers: answersOf(raw),
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
