import type { CSSObject, Theme } from '@emotion/react';
import type { ComponentProps } from 'react';
import { styled } from '../../styled';

const TONES = ['primary', 'success', 'attention', 'error', 'neutral'] as const;
export type Tone = (typeof TONES)[number];

/** Tones use `data-tone`, so emotion creates the CSS once. Plain elements in long lists can use these styles too. */
export const toneChipStyles = ({ theme }: { theme: Theme }): CSSObject => ({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  height: '1.625rem',
  padding: theme.spacing(0, 2),
  borderRadius: 6,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  whiteSpace: 'nowrap',
  ...Object.fromEntries(
    TONES.map((tone) => [
      `&[data-tone="${tone}"]`,
      { color: theme.vars.palette[tone].text, backgroundColor: theme.vars.palette[tone].soft },
    ]),
  ),
  '@media print': { '&[data-tone]': { padding: 0, backgroundColor: 'transparent' } },
});

const Root = styled('span')(toneChipStyles);

/** A short coloured label. */
export function ToneChip({ tone = 'neutral', ...span }: ComponentProps<'span'> & { tone?: Tone }) {
  return <Root {...span} data-tone={tone} />;
}
