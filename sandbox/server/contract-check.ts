import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Contract, Operation, Parameter } from './contract';
import { errorItems } from './error-items';
import type { ErrorItem } from './operation';

const DOCUMENT = 'contract';
const OPTIONS = { strict: false, allErrors: true, verbose: true } as const;
const PARAMETER_PLACES = ['header', 'path', 'query'] as const;

export type RawRequest = { header: (name: string) => string | undefined; path: Strings; query: Strings; body: unknown };
export type CheckedRequest = Record<(typeof PARAMETER_PLACES)[number], Record<string, unknown>> & { body: unknown };
type Strings = Record<string, string>;
type Place = (typeof PARAMETER_PLACES)[number];

const parametersSchema = (parameters: Parameter[], place: Place) => {
  const matching = parameters.filter((parameter) => parameter.in === place);
  return {
    type: 'object',
    properties: Object.fromEntries(matching.map(({ name, schema }) => [name, withDocument(schema)])),
    required: matching.filter(({ required }) => required).map(({ name }) => name),
    additionalProperties: false,
  };
};

/** Makes references work outside the document by adding its ID. */
function withDocument(schema: Record<string, unknown>): Record<string, unknown> {
  return typeof schema.$ref === 'string' ? { ...schema, $ref: `${DOCUMENT}${schema.$ref}` } : schema;
}

const itemsOf = (validate: ValidateFunction) => errorItems(validate.errors ?? []);

/** Validates requests and responses against the contract. */
export class ContractCheck {
  readonly #strict = new Ajv2020(OPTIONS);
  /** Path and query are text; converts them to the types of the contract. */
  readonly #coercing = new Ajv2020({ ...OPTIONS, coerceTypes: true, useDefaults: true });
  readonly #compiled = new Map<string, ValidateFunction>();

  constructor({ document }: Contract) {
    for (const ajv of [this.#strict, this.#coercing]) {
      addFormats(ajv);
      ajv.addSchema(document, DOCUMENT);
    }
  }

  #cached(key: string, make: () => ValidateFunction): ValidateFunction {
    const known = this.#compiled.get(key) ?? make();
    this.#compiled.set(key, known);
    return known;
  }

  #at(pointer: string) {
    return this.#cached(pointer, () => this.#strict.compile({ $ref: `${DOCUMENT}#${pointer}` }));
  }

  request(operation: Operation, raw: RawRequest): { request: CheckedRequest; items: ErrorItem[] } {
    const named = operation.parameters.filter((parameter) => parameter.in === 'header');
    const header = Object.fromEntries(
      named.flatMap(({ name }) => (raw.header(name) === undefined ? [] : [[name, raw.header(name)]])),
    );
    const request: CheckedRequest = { header, path: { ...raw.path }, query: { ...raw.query }, body: raw.body };

    const items = PARAMETER_PLACES.flatMap((place) => {
      const validate = this.#cached(`${operation.id} ${place}`, () =>
        this.#coercing.compile(parametersSchema(operation.parameters, place)),
      );
      return validate(request[place]) ? [] : itemsOf(validate);
    });
    if (!operation.hasBody) return { request, items };

    const body = this.#at(`${operation.pointer}/requestBody/content/application~1json/schema`);
    return { request, items: body(raw.body) ? items : [...items, ...itemsOf(body)] };
  }

  /**
   * All errors are checked against ErrorBody: they are shared under `#/components/responses`, and a JSON pointer does
   * not follow references.
   */
  answer(operation: Operation, status: number, body: unknown): ErrorItem[] {
    const isData = status === 200 || status === 201;
    if (isData && !operation.statuses.includes(String(status))) return [{ code: 'INVALID', field: 'status' }];
    const validate = this.#at(
      isData
        ? `${operation.pointer}/responses/${status}/content/application~1json/schema`
        : '/components/schemas/ErrorBody',
    );
    return validate(body) ? [] : itemsOf(validate);
  }
}
