const TEXT_LINE = 1.6;
const TITLE_LINE = 1.3;

/**
 * Pixels to rem, so that the reader's font size counts although zoom is disabled. The scale has five sizes and three
 * weights.
 */
const size = (px: number) => `${px / 16}rem`;

export const typography = {
  // "UI" to "UIRare" are parts of one font, in the order in which a page needs them (scripts/build-fonts.mjs).
  fontFamily:
    'UI, UIData, UIMore, UIRare, -apple-system, "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans KR", sans-serif',
  fontWeightRegular: 400,
  fontWeightMedium: 500,
  fontWeightBold: 700,
  h1: { fontSize: size(28), fontWeight: 700, lineHeight: TITLE_LINE },
  h2: { fontSize: size(20), fontWeight: 700, lineHeight: TITLE_LINE },
  h3: { fontSize: size(16), fontWeight: 700, lineHeight: 1.4 },
  body1: { fontSize: size(16), fontWeight: 400, lineHeight: TEXT_LINE },
  body2: { fontSize: size(14), fontWeight: 400, lineHeight: TEXT_LINE },
  caption: { fontSize: size(13), fontWeight: 400, lineHeight: 1.5 },
} as const;
