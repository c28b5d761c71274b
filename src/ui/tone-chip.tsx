import styled from '@emotion/styled';

export type Tone = 'primary' | 'success' | 'attention' | 'error' | 'neutral';

/** A short coloured word. */
export const ToneChip = styled('span', { shouldForwardProp: (prop) => prop !== 'tone' })<{ tone?: Tone }>(
  ({ theme, tone = 'neutral' }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    flex: 'none',
    height: 26,
    padding: theme.spacing(0, 2),
    borderRadius: 6,
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightMedium,
    whiteSpace: 'nowrap',
    color: theme.vars.palette[tone].text,
    backgroundColor: theme.vars.palette[tone].soft,
    '@media print': { padding: 0, backgroundColor: 'transparent' },
  }),
);
