import type { ReactNode } from 'react';
import { styled } from '../../styled';

/** How many fields are wrong, beside the main button; a press leads to the first of them. */
const Press = styled('button')(({ theme }) => ({
  position: 'relative',
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'left',
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.4,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  color: theme.vars.palette.error.text,
  cursor: 'pointer',
  // The touch area is 44 px high.
  '&::after': { content: '""', position: 'absolute', inset: '-13px 0' },
}));

export const ProblemCount = ({ onPress, children }: { onPress: () => void; children: ReactNode }) => (
  <p role="status">
    <Press type="button" onClick={onPress}>
      {children}
    </Press>
  </p>
);
