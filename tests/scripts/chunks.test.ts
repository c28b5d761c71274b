import { SourceMap, type SourceMapPayload } from 'node:module';
import { describe, expect, test } from 'vitest';
import { finishChunk, withoutReference } from '../../scripts/export/chunks.mjs';

const CODE = 'first();second();';
/** `second` stands in line 2 of the file that was written, at column 1. */
const MAP = {
  version: 3,
  file: '',
  sources: ['src/two.ts'],
  sourcesContent: ['first();\nsecond();'],
  names: [],
  mappings: 'AAAA,QACA',
};
const none = (name: string): string => {
  throw new Error(`${name} was asked for`);
};

describe('a script of the build', () => {
  test('is served as it is, after the hint to compile it at once', () => {
    expect(finishChunk(CODE, none)).toEqual({ script: `//# allFunctionsCalledOnLoad\n${CODE}` });
  });

  test('does not name its source map, which is not in the site', () => {
    const { script } = finishChunk(`${CODE}\n\n//# sourceMappingURL=abc.js.map`, () => JSON.stringify(MAP));
    expect(script.trimEnd()).toBe(`//# allFunctionsCalledOnLoad\n${CODE}`);
  });

  test('has a map for the places of error reports', () => {
    const read = (name: string) => (name === 'abc.js.map' ? JSON.stringify(MAP) : none(name));
    const { script, map = '' } = finishChunk(`${CODE}\n\n//# sourceMappingURL=abc.js.map`, read);
    const lines = script.split('\n');
    const line = lines.findIndex((text) => text.includes('second')) + 1;
    const column = (lines[line - 1] ?? '').indexOf('second') + 1;
    const served = new SourceMap(JSON.parse(map) as SourceMapPayload); // boundary: our own JSON
    expect(served.findOrigin(line, column)).toMatchObject({
      fileName: 'src/two.ts',
      lineNumber: 2,
      columnNumber: 1,
    });
  });
});

test('a style sheet does not name its source map either', () => {
  expect(withoutReference('a{color:red}\n/*# sourceMappingURL=abc.css.map*/')).toBe('a{color:red}');
  expect(withoutReference('a{color:red}')).toBe('a{color:red}');
});
