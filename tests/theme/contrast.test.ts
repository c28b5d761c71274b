import { describe, expect, test } from 'vitest';
import { DARK, LIGHT } from '@/theme/tokens';
import { deriveColours } from '../../scripts/brand/colours.mjs';

const TEXT = 4.5;
const GRAPHIC = 3;
const TONES = ['primary', 'attention', 'success', 'error', 'neutral'] as const;
const LETTERS = ['primary', 'secondary', 'disabled'] as const;

type Scheme = typeof LIGHT | typeof DARK;

function luminance(hex: string): number {
  const channel = (start: number) => {
    const value = parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** A foreground and a background by their names in the scheme, with the ratio that WCAG AA asks for. */
type Pair = readonly [front: string, back: string, ratio: number];

const PAGES = ['background.default', 'background.paper', 'surface.sunken', 'surface.hover', 'surface.floating'];
const PRESSED = ['surface.pressed', 'surface.track', 'route.wash'];

function* pairsOf(scheme: Scheme): Generator<Pair> {
  for (const page of PAGES) {
    for (const letter of LETTERS) yield [`text.${letter}`, page, TEXT];
    for (const tone of TONES) yield [`${tone}.text`, page, TEXT];
  }
  for (const tone of TONES) {
    const shades = 'light' in scheme[tone] ? ['light', 'dark'] : [];
    for (const fill of ['main', ...shades]) yield [`${tone}.contrastText`, `${tone}.${fill}`, TEXT];
    yield [`${tone}.text`, `${tone}.soft`, TEXT];
    yield ['text.primary', `${tone}.soft`, TEXT];
  }
  yield ['text.primary', 'surface.pressed', TEXT];
  yield ['text.secondary', 'surface.pressed', TEXT];
  yield ['text.secondary', 'surface.track', TEXT];
  yield ['text.primary', 'surface.thumb', TEXT];
  for (const ground of [...PAGES, ...PRESSED, 'primary.soft', 'attention.soft']) {
    yield ['primary.brand', ground, GRAPHIC];
    yield ['accent', ground, GRAPHIC];
  }
  // Titles of 20 px bold and larger.
  yield ['common.white', 'primary.brand', GRAPHIC];
  for (const ground of ['background.default', 'background.paper', 'surface.floating']) {
    yield ['line.control', ground, GRAPHIC];
    yield ['route.line', ground, GRAPHIC];
  }
}

function colourAt(scheme: Scheme, name: string): string {
  const found = name.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], scheme);
  if (typeof found !== 'string') throw new Error(`There is no colour ${name}`);
  return found;
}

/** A sentence for each pair that cannot be read. */
function problemsOf(scheme: Scheme): string[] {
  return [...pairsOf(scheme)].flatMap(([front, back, ratio]) => {
    const [one, other] = [colourAt(scheme, front), colourAt(scheme, back)];
    const found = contrast(one, other);
    return found >= ratio ? [] : [`${front} ${one} on ${back} ${other} is ${found.toFixed(2)}:1, below ${ratio}:1`];
  });
}

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in the %s scheme', (_name, scheme) => {
  test('every pair of colours that the theme uses is legible', () => {
    expect(problemsOf(scheme)).toEqual([]);
  });

  test('the route line has the brand’s colour', () => {
    expect(scheme.route.line).toBe(scheme.primary.brand);
  });
});

test('a pair that cannot be read is named with its ratio', () => {
  const pale = { ...LIGHT, primary: { ...LIGHT.primary, text: '#ffffff' } };
  expect(problemsOf(pale)).toContain('primary.text #ffffff on background.paper #ffffff is 1.00:1, below 4.5:1');
});

/** Hard ones: nearly black and nearly white, yellow, red like the errors, and the middle of the scale. */
const PRIMARIES = ['#0a0a14', '#fff7d6', '#fee500', '#16324f', '#e4002b', '#00a86b', '#808080', '#7b2cbf', '#ff6f00'];
const SECONDARIES = ['#ffdd00', '#191600', '#ff8a5c', '#ffffff', '#0088bf'];

test.each(PRIMARIES)('colours derived from the primary colour %s are legible with any secondary colour', (primary) => {
  for (const secondary of SECONDARIES) {
    const { light, dark } = deriveColours({ primary, secondary, error: '#ed0000' });
    for (const [scheme, derived] of [
      [LIGHT, light],
      [DARK, dark],
    ] as const) {
      const { wash, ...tones } = derived;
      const derivedScheme = { ...scheme, ...tones, route: { ...scheme.route, line: tones.primary.brand, wash } };
      expect(problemsOf(derivedScheme as Scheme), `${secondary} ${JSON.stringify(derived)}`).toEqual([]);
    }
  }
});

test('a brand’s colour that is legible everywhere is used unchanged, and given shades win', () => {
  const given = { primary: '#0088bf', secondary: '#ffdd00', error: '#ed0000' };
  const { light, dark } = deriveColours({ ...given, dark: { primary: { text: '#68c8f0' } } });
  expect([light.primary.brand, dark.primary.brand]).toEqual([given.primary, given.primary]);
  expect([light.attention.main, dark.attention.main, dark.accent]).toEqual(Array(3).fill(given.secondary));
  expect([light.error.main, dark.error.main]).toEqual([given.error, given.error]);
  expect(dark.primary.text).toBe('#68c8f0');
});
