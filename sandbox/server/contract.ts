import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';

type JsonSchema = Record<string, unknown>;
type Reference = { $ref: string };
export type Parameter = { name: string; in: 'path' | 'query' | 'header'; required?: boolean; schema: JsonSchema };
type RawOperation = {
  operationId: string;
  security: Record<string, unknown>[];
  parameters?: (Parameter | Reference)[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
};
type Document = JsonSchema & {
  paths: Record<string, Record<string, RawOperation>>;
  components: { parameters: Record<string, Parameter> };
};

export type Operation = {
  id: string;
  method: string;
  path: string;
  /** JSON pointer of the operation in the document. */
  pointer: string;
  parameters: Parameter[];
  hasBody: boolean;
  statuses: string[];
  /** Empty: open to everyone. */
  security: string[];
};
export type Contract = { document: Document; operations: Operation[] };

const escapePointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

function resolveParameter(document: Document, parameter: Parameter | Reference): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const found = document.components.parameters[parameter.$ref.split('/').at(-1) ?? ''];
  if (!found) throw new Error(`The contract has no ${parameter.$ref}`);
  return found;
}

const toOperation = (document: Document, path: string, method: string, raw: RawOperation): Operation => ({
  id: raw.operationId,
  method: method.toUpperCase(),
  path,
  pointer: `/paths/${escapePointer(path)}/${method}`,
  parameters: (raw.parameters ?? []).map((parameter) => resolveParameter(document, parameter)),
  hasBody: raw.requestBody !== undefined,
  statuses: Object.keys(raw.responses),
  security: raw.security.flatMap((scheme) => Object.keys(scheme)),
});

const placeholders = ({ path }: Operation) => path.split('{').length;

/** Fixed paths come before those with placeholders: `/orders/statistics` is not an order id. */
export async function loadContract(root: string): Promise<Contract> {
  const text = await readFile(join(root, 'src/api/contract/openapi.yaml'), 'utf8');
  const document = parse(text) as Document; // our own file; the type generator checks its shape
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, raw]) => toOperation(document, path, method, raw)),
  );
  return { document, operations: operations.sort((one, other) => placeholders(one) - placeholders(other)) };
}
