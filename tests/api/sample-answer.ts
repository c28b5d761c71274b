import { ANSWERS, SHAPES } from '@/api/contract/shapes.gen';

type Shape = string | readonly Shape[] | { readonly [field: string]: Shape };
const NAMED: Readonly<Record<string, Shape>> = SHAPES;
const PLAIN: Readonly<Record<string, unknown>> = {
  s: '가나다',
  w: 'https://files.example.com/a.jpg',
  t: '08:00',
  d: '2099-03-10T05:00:00.000Z',
  u: '2099-03-10T05:00:00.000Z',
  D: '2026-11-21',
  n: 1,
  i: 1,
  c: 1,
  b: true,
  '*': 'any',
};

function sample(shape: Shape): unknown {
  if (typeof shape === 'string')
    return shape in NAMED ? sample(NAMED[shape] ?? '*') : (PLAIN[shape] ?? shape.split('|')[0]);
  if (Array.isArray(shape)) return shape.map(sample);
  return Object.fromEntries(
    Object.entries(shape).map(([name, inner]) => [name.replace(/[?~=:].*$/, ''), sample(inner)]),
  );
}

/** A valid response to a request, with all optional fields. */
export function sampleAnswer(method: string, path: string) {
  const asked = `${method.toLowerCase()} ${path}`;
  const found = Object.entries<Shape>(ANSWERS).find(([operation]) =>
    new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`).test(asked),
  );
  if (!found) throw new Error(`The contract has no ${asked}`);
  const [operation, shape] = found;
  return { operation, value: sample(shape) };
}
