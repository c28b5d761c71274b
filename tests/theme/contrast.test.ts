import { describe, expect, test } from 'vitest';
import { BRAND, DARK, LIGHT } from '@/theme/tokens';

const TEXT = 4.5;
const GRAPHIC = 3;

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

const TONES = ['primary', 'attention', 'success', 'error', 'neutral'] as const;

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('in the %s scheme', (_name, tokens) => {
  const { surface } = tokens;
  const grounds = [tokens.background.default, tokens.background.paper, surface.sunken, surface.hover, surface.floating];
  const pressed = [surface.pressed, surface.track, tokens.route.wash];

  test.each(grounds)('every kind of text is legible on %s', (ground) => {
    for (const text of Object.values(tokens.text)) expect(contrast(text, ground), text).toBeGreaterThanOrEqual(TEXT);
    for (const tone of TONES) expect(contrast(tokens[tone].text, ground), tone).toBeGreaterThanOrEqual(TEXT);
  });

  test.each(TONES)('%s has legible text as a fill, in every state, and as a tint', (name) => {
    const tone = tokens[name];
    const shades = 'light' in tone ? [tone.light, tone.dark] : [];
    for (const fill of [tone.main, ...shades]) {
      expect(contrast(tone.contrastText, fill), fill).toBeGreaterThanOrEqual(TEXT);
    }
    expect(contrast(tone.text, tone.soft)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens.text.primary, tone.soft)).toBeGreaterThanOrEqual(TEXT);
  });

  test('text is legible on pressed surfaces', () => {
    expect(contrast(tokens.text.primary, surface.pressed)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens.text.secondary, surface.pressed)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens.text.secondary, surface.track)).toBeGreaterThanOrEqual(TEXT);
    expect(contrast(tokens.text.primary, surface.thumb)).toBeGreaterThanOrEqual(TEXT);
  });

  test.each([...grounds, ...pressed, tokens.primary.soft, tokens.attention.soft])(
    'the brand’s blue and the accent are distinguishable as graphics on %s',
    (ground) => {
      expect(contrast(tokens.primary.brand, ground)).toBeGreaterThanOrEqual(GRAPHIC);
      expect(contrast(tokens.accent, ground)).toBeGreaterThanOrEqual(GRAPHIC);
    },
  );

  test('a title is legible on the brand’s blue', () => {
    expect(contrast(tokens.common.white, tokens.primary.brand)).toBeGreaterThanOrEqual(GRAPHIC);
  });

  test('controls, the focus ring and the route line stand out from the page', () => {
    for (const ground of [tokens.background.default, tokens.background.paper, surface.floating]) {
      expect(contrast(tokens.line.control, ground), `control on ${ground}`).toBeGreaterThanOrEqual(GRAPHIC);
      expect(contrast(tokens.primary.brand, ground), `focus on ${ground}`).toBeGreaterThanOrEqual(GRAPHIC);
      expect(contrast(tokens.route.line, ground), `route on ${ground}`).toBeGreaterThanOrEqual(GRAPHIC);
    }
  });
});

test('the given brand colours are used unchanged', () => {
  expect(BRAND).toEqual({ blue: '#0088bf', yellow: '#ffdd00', red: '#ed0000' });
  for (const { primary, route } of [LIGHT, DARK]) expect([primary.brand, route.line]).toEqual([BRAND.blue, BRAND.blue]);
  expect([LIGHT.accent, DARK.accent]).toEqual([BRAND.blue, BRAND.yellow]);
  expect([LIGHT.attention.main, DARK.attention.main]).toEqual([BRAND.yellow, BRAND.yellow]);
  expect([LIGHT.error.main, DARK.error.main]).toEqual([BRAND.red, BRAND.red]);
});
