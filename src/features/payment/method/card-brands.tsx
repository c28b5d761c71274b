import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

const Row = styled('span')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(1),
  marginTop: theme.spacing(1.5),
}));
/** White in both schemes, as on the cards themselves. */
const Mark = styled('svg')(({ theme }) => ({
  width: 32,
  height: 20,
  borderRadius: 4,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.common.white,
}));

// The card companies' own colours, the same in both schemes, so they are not part of the theme.
const NAVY = '#1a1f71';
const letters = { fontFamily: 'Arial, sans-serif', fontWeight: 700, textAnchor: 'middle' } as const;

/** Drawn on 32 × 20. */
const MARKS: Record<string, ReactNode> = {
  visa: (
    <text x="16" y="14" fontSize="10" fontStyle="italic" fill={NAVY} {...letters}>
      VISA
    </text>
  ),
  mastercard: (
    <>
      <circle cx="12.5" cy="10" r="6" fill="#eb001b" />
      <circle cx="19.5" cy="10" r="6" fill="#f79e1b" />
      <path d="M16 5.1a6 6 0 0 1 0 9.8a6 6 0 0 1 0-9.8z" fill="#ff5f00" />
    </>
  ),
  amex: (
    <>
      <path d="M0 0h32v20H0z" fill="#006fcf" />
      <text x="16" y="13" fontSize="8" fill="#fff" {...letters}>
        AMEX
      </text>
    </>
  ),
  jcb: (
    <>
      <path d="M8 5a2 2 0 0 1 2-2h3v12a2 2 0 0 1-2 2H8z" fill="#0e4c96" />
      <path d="M13.5 5a2 2 0 0 1 2-2h3v12a2 2 0 0 1-2 2h-3z" fill="#d7182a" />
      <path d="M19 5a2 2 0 0 1 2-2h3v12a2 2 0 0 1-2 2h-3z" fill="#1a8f3c" />
    </>
  ),
  unionPay: (
    <>
      <path d="M8 3h6l-3 14H5z" fill="#e21836" />
      <path d="M14 3h6l-3 14h-6z" fill="#00447c" />
      <path d="M20 3h6l-3 14h-6z" fill="#007b84" />
    </>
  ),
};

/** The cards that a payment link usually takes. */
export const CardBrands = () => (
  <Row aria-hidden="true">
    {Object.entries(MARKS).map(([name, drawing]) => (
      <Mark key={name} viewBox="0 0 32 20">
        {drawing}
      </Mark>
    ))}
  </Row>
);
