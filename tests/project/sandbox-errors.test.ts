import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import enAccount from '../../locales/en/accountErrors.json';
import enErrors from '../../locales/en/errors.json';
import enOrder from '../../locales/en/orderErrors.json';
import koAccount from '../../locales/ko/accountErrors.json';
import koErrors from '../../locales/ko/errors.json';
import koOrder from '../../locales/ko/orderErrors.json';

/** Errors for developers only. */
const FOR_DEVELOPERS = ['CONTRACT_VIOLATION'];
const SPOKEN = /(?:conflict\(|msgId: )'([A-Z_]+)'/g;

const sources = readdirSync('sandbox', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts'))
  .map((path) => readFileSync(join('sandbox', path), 'utf8'));
const spoken = [...new Set(sources.flatMap((source) => [...source.matchAll(SPOKEN)].map(([, id = '']) => id)))]
  .filter((id) => !FOR_DEVELOPERS.includes(id))
  .sort();

describe('the provider’s refusals', () => {
  test('are found in its sources', () => expect(spoken).toContain('TIP_CLOSED'));

  test.each([
    ['Korean', [koErrors, koOrder, koAccount]],
    ['English', [enErrors, enOrder, enAccount]],
  ])('have a text in %s', (_language, texts) => {
    const known = texts.flatMap(({ global }) => Object.keys(global));
    expect(spoken.filter((id) => !known.includes(id))).toEqual([]);
  });
});
