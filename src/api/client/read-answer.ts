import { isWellFormed } from '@/domain/text/visible-text';
import { ANSWERS, SHAPES } from '../contract/shapes.gen';
import { coerce, nameOfFound, nameOfKind } from './coerce';
import { withOrderTotal, withRoadAddress } from './missing-fields';
import type { OperationName } from './own-steps';

/** Written by scripts/lib/contract-shapes.mjs. */
type Shape = string | readonly [Shape] | { readonly [field: string]: Shape };

const NAMED: Readonly<Record<string, Shape>> = SHAPES;

/** `lost`: the core of the answer. `leftOut`: an item of a list. `dropped`: a field that may be missing. */
export type Outcome = 'coerced' | 'dropped' | 'leftOut' | 'lost';

/** One difference from the contract, without the value: that may be a customer's. */
export type Finding = {
  outcome: Outcome;
  /** `items[].total`; '' is the answer itself. */
  path: string;
  expected: string;
  found: string;
  /** How often, over all items. */
  count: number;
};

export type Reading = {
  /** Method and path as the contract writes them; null if it does not know the address. */
  operation: string | null;
  /** Undefined if the core cannot be read. */
  data: unknown;
  findings: readonly Finding[];
  /** Items of lists that could not be read. */
  leftOut: number;
};

// boundary: the type of Object.entries loses the names
const operations = (Object.entries(ANSWERS) as [OperationName, Shape][]).map(([operation, shape]) => ({
  operation,
  pattern: new RegExp(`^${operation.replace(/\{\w+\}/g, '[^/]+')}$`),
  shape,
}));

const findOperation = (method: string, path: string) => {
  const asked = `${method.toLowerCase()} ${path}`;
  return operations.find(({ pattern }) => pattern.test(asked));
};

/** Without the id of an order, which opens its public view: the name is part of reports. */
export const operationName = (method: string, path: string): OperationName =>
  findOperation(method, path)?.operation ?? 'unknown';

/** The answer carries nothing: its status says it all, and its body may be anything. */
export const carriesNothing = (method: string, path: string) => findOperation(method, path)?.shape === 'Done';
/** The answer is the whole profile, which can be read again if the answer is empty. */
export const changesProfile = (method: string, path: string) =>
  method.toLowerCase() !== 'get' && findOperation(method, path)?.shape === 'User';

/** A field's name in a shape; see scripts/lib/contract-shapes.mjs for the marks. */
const FIELD = /^(\w+)(?:([?~=:])(!?)(.*))?$/;

type Rule = {
  name: string;
  shape: Shape;
  isOptional: boolean;
  isNullable: boolean;
  isStrict: boolean;
  preset: string | undefined;
};

const ruleCache = new WeakMap<object, readonly Rule[]>();

function rulesOf(shape: Readonly<Record<string, Shape>>): readonly Rule[] {
  const known = ruleCache.get(shape);
  if (known) return known;
  const rules = Object.entries(shape).map(([key, inner]): Rule => {
    const [, name = key, mark, strict, preset] = FIELD.exec(key) ?? [];
    return {
      name,
      shape: inner,
      isOptional: mark !== undefined && mark !== ':',
      isNullable: mark === '~',
      isStrict: strict === '!',
      preset: mark === '=' || mark === ':' ? preset : undefined,
    };
  });
  ruleCache.set(shape, rules);
  return rules;
}

const isList = (shape: Shape): shape is readonly [Shape] => Array.isArray(shape);
const isIdField = (path: string) => /(^|\.)(id|\w+Id|\w+Ids\[\])$/.test(path);

class Reader {
  readonly findings = new Map<string, Finding>();
  leftOut = 0;

  record(outcome: Outcome, path: string, expected: string, found: string) {
    const key = `${outcome} ${path} ${found}`;
    const before = this.findings.get(key);
    if (before) before.count += 1;
    else this.findings.set(key, { outcome, path, expected, found, count: 1 });
  }

  /** Undefined if the value cannot be read; `why` then has the place that was at fault. */
  read(shape: Shape, value: unknown, path: string, why: Fault): unknown {
    if (typeof shape === 'string') {
      const named = NAMED[shape];
      return named === undefined ? this.readValue(shape, value, path, why) : this.read(named, value, path, why);
    }
    return isList(shape) ? this.readList(shape[0], value, path, why) : this.readFields(shape, value, path, why);
  }

  readValue(kind: string, value: unknown, path: string, why: Fault): unknown {
    // `String` throws for an object whose `toString` is no function, and a list of one text would be read as that text.
    const read = typeof value === 'object' && kind !== '*' ? undefined : coerce(kind, value);
    // An id that is empty or half a character cannot be part of an address.
    const isBrokenId = isIdField(path) && typeof read === 'string' && (read === '' || !isWellFormed(read));
    if (read === undefined || isBrokenId) return why.set(path, nameOfKind(kind), nameOfFound(value));
    if (read !== value) this.record('coerced', path, nameOfKind(kind), nameOfFound(value));
    return read;
  }

  readList(item: Shape, value: unknown, path: string, why: Fault): unknown {
    // Go and Java send null for a list without items. Elsewhere nothing says that it would have none.
    if (value === null && (path === '' || path === 'items')) {
      this.record('coerced', path, 'list', nameOfFound(value));
      return [];
    }
    if (!Array.isArray(value)) return why.set(path, 'list', nameOfFound(value));
    let first: Fault | undefined;
    const items = value.flatMap((one: unknown) => {
      const fault = new Fault();
      const read = this.read(item, one, `${path}[]`, fault);
      if (read !== undefined) return [read];
      first ??= fault;
      this.leftOut += 1;
      this.record('leftOut', fault.path, fault.expected, fault.found);
      // Without a stop, the next one would be taken for it. An item that may be empty keeps its place.
      const empty = new Reader().read(item, {}, '', new Fault());
      return empty === undefined ? [] : [empty];
    });
    // A list that lost everything must not look like an empty one.
    return first && items.length === 0 ? why.set(first.path, first.expected, first.found) : items;
  }

  readFields(shape: Readonly<Record<string, Shape>>, value: unknown, path: string, why: Fault): unknown {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      return why.set(path, 'object', nameOfFound(value));
    }
    const given = withRoadAddress(value);
    if (given !== value) this.record('coerced', `${path}.roadAddress`, nameOfKind('s'), nameOfFound(undefined));
    const result: Record<string, unknown> = { ...given };
    for (const rule of rulesOf(shape)) {
      const at = path === '' ? rule.name : `${path}.${rule.name}`;
      const sent: unknown = Object.hasOwn(given, rule.name) ? Reflect.get(given, rule.name) : undefined;
      // Providers that know no null send an empty text. An empty note is a value; an empty phone number is none. Texts
      // with a form, such as phone numbers, have another shape than `s`.
      const isEmpty = sent === '' && rule.isOptional && (rule.shape !== 's' || isIdField(at));
      if (isEmpty) this.record('coerced', at, nameOfFound(null), nameOfFound(sent));
      const own = isEmpty ? null : sent;
      const fault = new Fault();
      const isAbsent = own === undefined || own === null;
      const read = isAbsent && rule.isOptional ? undefined : this.read(rule.shape, own, at, fault);
      const mustBeRead = rule.isOptional ? rule.isStrict && !isAbsent : rule.preset === undefined;
      if (read === undefined && mustBeRead) return why.set(fault.path, fault.expected, fault.found);
      if (read === undefined && !(isAbsent && rule.isOptional))
        this.record('dropped', fault.path, fault.expected, fault.found);
      if (read !== undefined) result[rule.name] = read;
      else if (rule.preset !== undefined) result[rule.name] = JSON.parse(rule.preset) as unknown;
      else if (rule.isNullable && own === null) result[rule.name] = null;
      else Reflect.deleteProperty(result, rule.name);
    }
    return result;
  }
}

/** Where a value could not be read. */
class Fault {
  path = '';
  expected = '';
  found = '';

  set(path: string, expected: string, found: string): undefined {
    Object.assign(this, { path, expected, found });
  }
}

/** What `data` lacks to be an answer at all, for an address that the contract does not know. */
const readUnknown = (data: unknown): Reading => ({
  operation: null,
  data: data ?? undefined,
  findings: [],
  leftOut: 0,
});

/**
 * Reads the answer of an operation by the contract. Harmless differences are coerced, unreadable fields that may be
 * missing and unreadable items are left out; only an answer without its core has no `data`. `data` itself stays as it is.
 */
export function readAnswer(method: string, path: string, data: unknown): Reading {
  const known = findOperation(method, path);
  if (!known) return readUnknown(data);
  const reader = new Reader();
  const fault = new Fault();
  const whole = withOrderTotal(data);
  if (whole !== data) reader.record('coerced', 'calculationPrice.total', nameOfKind('i'), nameOfFound(undefined));
  const read = reader.read(known.shape, whole, '', fault);
  if (read === undefined) reader.record('lost', fault.path, fault.expected, fault.found);
  const { findings, leftOut } = reader;
  return { operation: known.operation, data: read, findings: [...findings.values()], leftOut };
}
