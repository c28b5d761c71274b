import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

type Node = { readonly [key: string]: unknown };
type Sourced = { kind: 'path prefix' | 'operation' | 'parameter' | 'field'; name: string; node: Node };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && !Array.isArray(value);
const nodeAt = (value: unknown, key: string): Node => {
  const found = isNode(value) ? value[key] : undefined;
  return isNode(found) ? found : {};
};
const listAt = (node: Node, key: string): unknown[] => {
  const found = node[key];
  return Array.isArray(found) ? found : [];
};

const contract: unknown = parse(readFileSync('src/api/contract/openapi.yaml', 'utf8'));
const components = nodeAt(contract, 'components');
const specification = readFileSync('docs/spec.md', 'utf8');

/** The fields of a schema, and those of what is inside it. */
function fieldsOf(schema: unknown, name: string): Sourced[] {
  if (!isNode(schema)) return [];
  const inside = [schema.items, ...['oneOf', 'allOf', 'anyOf'].flatMap((key) => listAt(schema, key))];
  return [
    ...Object.entries(nodeAt(schema, 'properties')).flatMap(([field, node]): Sourced[] => [
      ...(isNode(node) ? [{ kind: 'field' as const, name: `${name}.${field}`, node }] : []),
      ...fieldsOf(node, `${name}.${field}`),
    ]),
    ...inside.flatMap((one) => fieldsOf(one, name)),
  ];
}

/** The envelopes of answers stand in the operations themselves. */
const envelopesOf = (operation: Node, name: string) =>
  Object.values(nodeAt(operation, 'responses')).flatMap((response) =>
    fieldsOf(nodeAt(nodeAt(response, 'content'), 'application/json').schema, name),
  );

const operations = Object.entries(nodeAt(contract, 'paths')).flatMap(([path, methods]) =>
  Object.entries(isNode(methods) ? methods : {}).flatMap(([method, node]) =>
    isNode(node) ? [{ path, name: `${method.toUpperCase()} ${path}`, node }] : [],
  ),
);
const prefixes = listAt(isNode(contract) ? contract : {}, 'tags').filter(isNode);

const sourced: Sourced[] = [
  ...prefixes.map((node) => ({ kind: 'path prefix' as const, name: String(node['x-path-prefix']), node })),
  ...operations.map(({ name, node }) => ({ kind: 'operation' as const, name, node })),
  ...Object.values(nodeAt(components, 'parameters'))
    .filter(isNode)
    .map((node) => ({ kind: 'parameter' as const, name: String(node.name), node })),
  ...operations.flatMap(({ name, node }) => envelopesOf(node, name)),
  ...Object.entries(nodeAt(components, 'schemas')).flatMap(([name, schema]) => fieldsOf(schema, name)),
];

const lastName = (name: string) => name.split('.').at(-1) ?? '';
/** Parameters of a path may have other names in the specification's routes. */
const isSpecified = ({ kind, name }: Sourced) => {
  if (kind === 'path prefix') return specification.includes(`${name}/`);
  if (kind !== 'operation') return new RegExp(`\\b${lastName(name)}\\b`).test(specification);
  const [method = '', path = ''] = name.split(' ');
  const prefix = prefixes.map((node) => String(node['x-path-prefix'])).find((one) => path.startsWith(`${one}/`)) ?? '';
  const short = path.slice(prefix.length);
  return specification.includes(short) || specification.includes(`${method} ${short.slice(1)}`);
};

describe('where it comes from', () => {
  test('everything is under the prefix of a group', () => {
    const starts = prefixes.map((node) => `${String(node['x-path-prefix'])}/`);
    expect(operations.filter(({ path }) => !starts.some((start) => path.startsWith(start)))).toEqual([]);
  });

  test('is said of every prefix, operation, parameter and field', () => {
    const silent = sourced.filter(({ node }) => node['x-source'] !== 'spec' && node['x-source'] !== 'assumed');
    expect(silent.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
  });

  test('an assumption says in a line why', () => {
    const isLine = (text: unknown) => typeof text === 'string' && /^\S.{10,}\.$/.test(text);
    const unsaid = sourced.filter(({ node }) => isLine(node['x-assumed']) !== (node['x-source'] === 'assumed'));
    expect(unsaid.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
  });

  test('what is said to be specified is named by the specification', () => {
    const wrong = sourced.filter((one) => one.node['x-source'] === 'spec' && !isSpecified(one));
    expect(wrong.map(({ kind, name }) => `${kind} ${name}`)).toEqual([]);
  });

  test('is counted', () => {
    const kinds = [...new Set(sourced.map(({ kind }) => kind))];
    const lines = kinds.map((kind) => {
      const all = sourced.filter((one) => one.kind === kind);
      const given = all.filter(({ node }) => node['x-source'] === 'spec').length;
      return `${kind.padEnd(11)} ${String(given).padStart(4)} spec ${String(all.length - given).padStart(4)} assumed`;
    });
    console.info(['Where the contract comes from', ...lines].join('\n'));
    expect(kinds).toEqual(['path prefix', 'operation', 'parameter', 'field']);
  });

  test('the README gives the right numbers of fields', () => {
    const fields = sourced.filter(({ kind }) => kind === 'field');
    const given = fields.filter(({ node }) => node['x-source'] === 'spec');
    const [, ...numbers] =
      /Of (\d+) fields the\s+specification names (\d+)/.exec(readFileSync('README.md', 'utf8')) ?? [];
    expect(numbers.map(Number)).toEqual([fields.length, given.length]);
  });
});

/** Every example of the contract, with where it stands. */
function examplesIn(value: unknown, at = ''): { at: string; example: unknown }[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => examplesIn(one, `${at}/${index}`));
  if (!isNode(value)) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === 'example' || key === 'examples' ? [{ at: `${at}/${key}`, example: one }] : examplesIn(one, `${at}/${key}`),
  );
}

const examples = examplesIn(contract);
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};
const texts = examples.flatMap(({ example }) => textsIn(example));

describe('examples', () => {
  test('are there for every schema, parameter and body', () => {
    const without = Object.entries(nodeAt(components, 'schemas')).filter(
      ([, schema]) => isNode(schema) && listAt(schema, 'examples').length === 0,
    );
    expect(without.map(([name]) => name)).toEqual([]);
    const parameters = Object.entries(nodeAt(components, 'parameters'));
    expect(parameters.filter(([, node]) => isNode(node) && node.example === undefined)).toEqual([]);
    const bodies = operations.flatMap(({ name, node }) =>
      [
        nodeAt(node, 'requestBody'),
        ...Object.values(nodeAt(node, 'responses')),
        ...Object.values(nodeAt(components, 'responses')),
      ]
        .map((body) => nodeAt(nodeAt(body, 'content'), 'application/json'))
        .filter((media) => 'schema' in media && !('example' in media) && !('examples' in media))
        .map(() => name),
    );
    expect(bodies).toEqual([]);
  });

  test('are never out of date', () => {
    const moments = texts.filter((text) => /^\d{4}-\d{2}(-\d{2}(T.*)?)?$/.test(text));
    expect(moments.length).toBeGreaterThan(50);
    expect(moments.filter((moment) => !(Date.parse(moment) > Date.now()))).toEqual([]);
  });

  test('carry phone numbers that reach nobody', () => {
    const numbers = texts.flatMap((text) => text.match(/^(\+82\d+(;\+82\d+)*|01\d{8,9})$/)?.[0].split(';') ?? []);
    expect(numbers.length).toBeGreaterThan(20);
    expect(numbers.filter((number) => !/^(\+82|0)(100\d{7}|5070000\d{4}|2000\d{4})$/.test(number))).toEqual([]);
  });
});
