// Reduces the contract's responses to what a check needs: no lengths, patterns or descriptions.
import { parse } from 'yaml';

const REFERENCE = '#/components/schemas/';
const isNull = ({ type }) => type === 'null';

/**
 * 's' text, 'w' web address, 't' time of day, 'd' date-time, 'u' date-time until which something holds, 'D' day, 'n' number,
 * 'i' whole number, 'c' code (a number that is not rounded), 'b' boolean, '*' anything, 'one|other' an enum; the name of
 * another shape; [items]; or fields, where 'name?' may be missing, 'name~' may also be null, and 'name=0' is 0 when it is
 * missing. With a '!', as in 'name?!' and 'name=!0', a wrong value does not count as missing.
 * 'name:0' must be there, and is 0 when it is not or cannot be read (`x-fallback`): the rest is worth more without it than
 * lost.
 */
function shapeOf(schema) {
  if (schema.$ref) return schema.$ref.replace(REFERENCE, '');
  if (schema.oneOf) return shapeOf(schema.oneOf.find((one) => !isNull(one)));
  const type = [schema.type].flat().find((name) => name !== 'null') ?? typeof schema.const;
  if (type === 'object') return fieldsOf(schema);
  if (type === 'array') return [schema['x-offered'] ? shapeOf(schema.items) : itemOf(schema.items)];
  if (type === 'string' && schema['x-time']) return 't';
  if (type === 'string' && schema['x-until']) return 'u';
  if (type === 'string')
    return schema.enum?.join('|') ?? { 'date-time': 'd', date: 'D', uri: 'w' }[schema.format] ?? 's';
  if (type === 'integer') return schema['x-code'] ? 'c' : 'i';
  return { number: 'n', boolean: 'b' }[type] ?? '*';
}

let schemas = {};

/** A list keeps the words that the app does not know: for a coupon, an empty list of payments would mean all. */
function itemOf(schema) {
  const { type, enum: words } = schema.$ref ? schemas[schema.$ref.replace(REFERENCE, '')] : schema;
  return type === 'string' && words ? 's' : shapeOf(schema);
}

const isNullable = ({ type, oneOf }) => [type].flat().includes('null') || oneOf?.some(isNull) === true;

/** A constant field carries no information, so it may be missing. */
function markOf(schema, isRequired) {
  if (schema['x-fallback'] !== undefined) return `:${JSON.stringify(schema['x-fallback'])}`;
  const strict = schema['x-strict'] ? '!' : '';
  if (!isRequired && schema.default !== undefined) return `=${strict}${JSON.stringify(schema.default)}`;
  if (isNullable(schema)) return `~${strict}`;
  return isRequired && schema.const === undefined ? '' : `?${strict}`;
}

const fieldsOf = ({ properties = {}, required = [] }) =>
  Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [
      `${name}${markOf(schema, required.includes(name))}`,
      shapeOf(schema),
    ]),
  );

function namesIn(shape) {
  if (typeof shape === 'string') return shape in schemas ? [shape] : [];
  return Object.values(shape).flatMap(namesIn);
}

const parametersOf = (path) => path.split('{').length;

/** Of an answer of which the app needs a few fields alone (`x-core`), only these are read. */
const coreOf = (shape, core) =>
  core === undefined
    ? shape
    : Array.isArray(shape)
      ? shape.map((item) => coreOf(item, core))
      : Object.fromEntries(
          Object.entries(shapeOf(schemas[shape])).filter(([key]) => core.includes(/^\w+/.exec(key)[0])),
        );

/** Returns the text of shapes.gen.ts. */
export function shapesModule(yaml) {
  const { paths, components } = parse(yaml);
  schemas = components.schemas;
  // Fixed paths before those with parameters: `/orders/statistics` must not match as an order.
  const answers = Object.entries(paths)
    .sort(([one], [other]) => parametersOf(one) - parametersOf(other))
    .flatMap(([path, methods]) =>
      Object.entries(methods).flatMap(([method, { responses, 'x-core': core }]) => {
        const body = responses['200']?.content?.['application/json']?.schema;
        return body ? [[`${method} ${path}`, coreOf(shapeOf(body.properties.data), core)]] : [];
      }),
    );

  const shapes = {};
  const add = (name) => {
    if (name in shapes) return;
    shapes[name] = shapeOf(components.schemas[name]);
    namesIn(shapes[name]).forEach(add);
  };
  answers.flatMap(([, shape]) => namesIn(shape)).forEach(add);

  return `// Written by \`npm run contract\`; do not edit.
export const SHAPES = ${JSON.stringify(shapes, null, 1)} as const;
export const ANSWERS = ${JSON.stringify(Object.fromEntries(answers), null, 1)} as const;
`;
}
