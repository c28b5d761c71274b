import { readFileSync } from 'node:fs';
import { Ajv2020, type ErrorObject } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';
import type { OperationName } from '@/api/client/own-steps';
import type { operations } from '@/api/contract/schema.gen';

export type OperationId = keyof operations;
/** An answer that the contract gives as an example. */
type AnswerExample = { name: string; status: number; body: { data: unknown } };
export type Operation = {
  id: OperationId;
  method: string;
  path: string;
  /** The group of the provider: user, order, driver, common or notification. */
  group: string;
  guests: boolean;
  anyone: boolean;
  hasBody: boolean;
  /** The request that the contract gives as an example. */
  asked: { body?: object | undefined; path: Record<string, string>; query: Record<string, string | number> };
  answers: AnswerExample[];
  statuses: string[];
  /** The fields of its success that the app reads; undefined: all of them. */
  core: readonly string[] | undefined;
};
type Media<Example> = {
  content?: { 'application/json': { schema?: Schema; example?: object; examples?: Record<string, Example> } };
};
type Parameter = { name: string; in: 'path' | 'query' | 'header'; example: string };
type Raw = {
  operationId: OperationId;
  'x-core'?: string[];
  tags: [string];
  security: Record<string, unknown>[];
  parameters: { $ref: string }[];
  requestBody?: Media<never>;
  responses: Record<string, Media<{ value: AnswerExample['body'] }>>;
};
export type Schema = {
  $ref?: string;
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
};
type Document = {
  tags: { name: string; 'x-path-prefix': string }[];
  paths: Record<string, Record<string, Raw>>;
  components: { parameters: Record<string, Parameter>; schemas: Record<string, Schema> };
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
    group: raw.tags[0],
    guests: raw.security.some((scheme) => 'guest' in scheme),
    anyone: raw.security.length === 0,
    hasBody: raw.requestBody !== undefined,
    asked: {
      ...(raw.requestBody && { body: raw.requestBody.content?.['application/json'].example }),
      path: parametersOf(raw, 'path'),
      query: parametersOf(raw, 'query'),
    },
    answers: answersOf(raw),
    statuses: Object.keys(raw.responses),
    core: raw['x-core'],
  })),
);

export function operationOf(id: OperationId): Operation {
  const found = OPERATIONS.find((operation) => operation.id === id);
  if (!found) throw new Error(`The contract has no ${id}`);
  return found;
}

export function nameOf(id: OperationId): OperationName {
  const { method, path } = operationOf(id);
  return `${method.toLowerCase()} ${path}` as OperationName; // boundary: both sides are made from the contract
}

/** Where the contract has each group of the provider: `/user/api/v1`. */
export const GROUP_PREFIXES: Readonly<Record<string, string>> = Object.fromEntries(
  document.tags.map((tag) => [tag.name, tag['x-path-prefix']]),
);

export const SUCCESSES = [200, 201];
const isSuccess = (status: number) => SUCCESSES.includes(status);

/** Follows a reference within the contract, and takes the other half of `oneOf: [X, null]`. */
export function resolved(schema: Schema): Schema {
  if (schema.$ref) return resolved(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  const other = schema.oneOf?.find(({ type }) => type !== 'null');
  return other ? resolved(other) : schema;
}

/** The schema of the data of an operation's success; undefined for the page that is not called. */
export function dataSchemaOf(id: OperationId): Schema | undefined {
  const { method, path } = operationOf(id);
  const success = document.paths[path]?.[method.toLowerCase()]?.responses['200'];
  return success?.content?.['application/json'].schema?.properties?.data;
}

const ajv = new Ajv2020({ strict: false, allErrors: true, verbose: true });
addFormats(ajv);
ajv.addSchema(document, 'contract');

const escapePointer = (text: string) => text.replaceAll('~', '~0').replaceAll('/', '~1');

/** What the contract's schemas say against a response. A success of another status is read like 200. */
export function schemaErrors(id: OperationId, status: number, body: unknown): ErrorObject[] {
  const { method, path, statuses } = operationOf(id);
  const known = statuses.includes(String(status)) ? status : 200;
  const pointer = isSuccess(status)
    ? `/paths/${escapePointer(path)}/${method.toLowerCase()}/responses/${known}/content/application~1json/schema`
    : '/components/schemas/ErrorBody';
  const validate = ajv.getSchema(`contract#${pointer}`) ?? ajv.compile({ $ref: `contract#${pointer}` });
  return validate(body) ? [] : (validate.errors ?? []);
}

/** The faults of a response; empty if it satisfies the contract. Does not share code with the sandbox's check. */
export function problemsOf(id: OperationId, status: number, body: unknown): string[] {
  const errors = schemaErrors(id, status, body);
  if (errors.length > 0) return errors.map((error) => `${error.instancePath} ${error.message ?? ''}`);
  return isSuccess(status) || hasErrorForm(body) ? [] : ['an error body has neither errors nor msgId'];
}

export const hasErrorForm = (body: unknown) =>
  typeof body === 'object' && body !== null && ('errors' in body || 'msgId' in body);
