// The colours of a brand for both schemes, derived from the two or three that brand.json names. Whatever brand.json gives
// for a scheme replaces the derived colour. tests/theme/contrast.test.ts checks the result, given and derived alike.
import { getContrastRatio, hslToRgb, rgbToHex } from '@mui/material/styles';

/** WCAG AA asks for 4.5 and 3; MUI rounds the luminance, so a little is added. */
const TEXT = 4.55;
const GRAPHIC = 3.03;
const WHITE = '#ffffff';
/**
 * The backgrounds of src/theme/tokens.ts that are hardest to read on: the ones nearest to the middle of the scale. The
 * contrast test uses all of them.
 */
const GROUNDS = {
  light: { paper: WHITE, text: '#eef2f5', graphic: '#e4e9ee' },
  dark: { paper: '#171f26', text: '#222d36', graphic: '#2b3741' },
};
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

const channels = (hex) => [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
/** The hue in degrees, saturation and lightness from 0 to 1. */
function toHsl(hex) {
  const [red, green, blue] = channels(hex).map((value) => value / 255);
  const high = Math.max(red, green, blue);
  const low = Math.min(red, green, blue);
  const range = high - low;
  const lightness = (high + low) / 2;
  if (range === 0) return [0, 0, lightness];
  const turns =
    high === red ? ((green - blue) / range) % 6 : high === green ? (blue - red) / range + 2 : (red - green) / range + 4;
  return [(turns * 60 + 360) % 360, range / (1 - Math.abs(2 * lightness - 1)), lightness];
}

/** Hue and saturation stay: mixed with white, a dark blue would turn grey. */
function withLightness(hex, change) {
  const [hue, saturation, lightness] = toHsl(hex);
  return rgbToHex(hslToRgb(`hsl(${hue}, ${saturation * 100}%, ${change(lightness) * 100}%)`));
}
const darker = (hex, share) => withLightness(hex, (lightness) => lightness * (1 - share));
const lighter = (hex, share) => withLightness(hex, (lightness) => lightness + (1 - lightness) * share);

/** `share` of `one` painted over `other`. */
function mix(one, other, share) {
  const [top, ground] = [channels(one), channels(other)];
  const mixed = top.map((value, index) => Math.round(value * share + ground[index] * (1 - share)));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

const standsOut = (ratio, grounds) => (hex) => grounds.every((ground) => getContrastRatio(hex, ground) >= ratio);

/** The first of the candidates that fits; the last one if none does, which the contrast test then names. */
const firstFit = (candidates, fits) => candidates.find(fits) ?? candidates.at(-1);
const towardsBlack = (hex) => STEPS.map((step) => darker(hex, step));
const towardsWhite = (hex) => STEPS.map((step) => lighter(hex, step));
const bothWays = (hex) => STEPS.flatMap((step) => [darker(hex, step), lighter(hex, step)]);

/** A tint of the background on which `graphics` still stand out; `share` is the strongest. */
const tint = (hex, paper, share, graphics) =>
  firstFit(
    STEPS.map((step) => mix(hex, paper, share * (1 - step))),
    (ground) => standsOut(GRAPHIC, [ground])(graphics),
  );

/** Yellow marks and errors, the same in both schemes but for their grounds. */
const signals = ({ secondary, attention, alarm, errorSoft }, textOf) => ({
  attention: {
    main: secondary,
    contrastText: onFill(secondary),
    soft: attention,
    text: textOf(secondary, attention),
  },
  error: { main: alarm, contrastText: WHITE, soft: errorSoft, text: textOf(alarm, errorSoft) },
});

/** Text on a fill: dark in the same hue, or white. */
const onFill = (fill) => firstFit([darker(fill, 0.88), WHITE, '#000000'], standsOut(TEXT, [fill]));

function lightScheme({ primary, secondary, error }) {
  const { paper, text, graphic } = GROUNDS.light;
  const brand = firstFit(towardsBlack(primary), standsOut(GRAPHIC, [graphic, WHITE]));
  const main = firstFit(towardsBlack(primary), standsOut(TEXT, [WHITE]));
  const alarm = firstFit(towardsBlack(error), standsOut(TEXT, [WHITE]));
  const soft = tint(primary, paper, 0.1, brand);
  const attention = tint(secondary, paper, 0.18, brand);
  const errorSoft = mix(error, paper, 0.08);
  const textOf = (hex, ground) => firstFit(towardsBlack(hex), standsOut(TEXT, [text, ground]));
  return {
    primary: {
      main,
      light: darker(main, 0.1),
      dark: darker(main, 0.25),
      contrastText: WHITE,
      soft,
      text: textOf(main, soft),
      brand,
    },
    accent: brand,
    ...signals({ secondary, attention, alarm, errorSoft }, textOf),
    wash: tint(primary, paper, 0.2, brand),
  };
}

function darkScheme({ primary, secondary, error }) {
  const { paper, text, graphic } = GROUNDS.dark;
  // Titles in white stand on it too, so it may be neither dark nor light.
  const brand = firstFit(
    bothWays(primary),
    (hex) => standsOut(GRAPHIC, [graphic])(hex) && standsOut(GRAPHIC, [WHITE])(hex),
  );
  const main = firstFit(towardsWhite(primary), standsOut(7, [paper]));
  const alarm = firstFit(towardsBlack(error), standsOut(TEXT, [WHITE]));
  const soft = tint(primary, paper, 0.25, brand);
  const attention = tint(secondary, paper, 0.14, brand);
  const errorSoft = mix(error, paper, 0.2);
  const textOf = (hex, ground) => firstFit(towardsWhite(hex), standsOut(TEXT, [text, ground]));
  const wash = tint(primary, paper, 0.25, brand);
  const readable = textOf(main, soft);
  return {
    primary: {
      main,
      light: lighter(main, 0.18),
      dark: lighter(main, 0.34),
      contrastText: onFill(main),
      soft,
      text: readable,
      brand,
    },
    accent: standsOut(GRAPHIC, [graphic, wash])(secondary) ? secondary : readable,
    ...signals({ secondary, attention, alarm, errorSoft }, textOf),
    wash,
  };
}

/** @returns {any} a scheme with the same colours */
const withGiven = (derived, given = {}) =>
  Object.fromEntries(
    Object.entries(derived).map(([name, value]) => [
      name,
      typeof value === 'string' ? (given[name] ?? value) : { ...value, ...given[name] },
    ]),
  );

/**
 * @typedef {{ main: string, contrastText: string, soft: string, text: string }} Tone
 * @typedef {Tone & { light: string, dark: string, brand: string }} PrimaryTone
 * @typedef {{ primary: PrimaryTone, accent: string, attention: Tone, error: Tone, wash: string }} BrandScheme
 * @param {{ primary: string, secondary: string, error: string, light?: object, dark?: object }} colours six-digit hex
 * @returns {{ light: BrandScheme, dark: BrandScheme }}
 */
export const deriveColours = ({ light, dark, ...given }) => ({
  light: withGiven(lightScheme(given), light),
  dark: withGiven(darkScheme(given), dark),
});
