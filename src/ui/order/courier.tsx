import { keyframes } from '@emotion/react';
import { styled } from '../styled';

const SIZE = 18;

const drop = keyframes({
  from: { transform: 'translateY(-32px) scale(0.4)', opacity: 0 },
  '60%': { transform: 'translateY(2px) scale(1.15)', opacity: 1 },
});

/** The yellow dot of the mark, which carries an order. Drops in once while an ancestor has the moment `assigned`. */
export const Courier = styled('span')(({ theme }) => ({
  display: 'block',
  flex: 'none',
  width: SIZE,
  height: SIZE,
  borderRadius: '50%',
  border: `4px solid ${theme.vars.palette.primary.brand}`,
  backgroundColor: theme.vars.palette.attention.main,
  boxShadow: `0 0 0 2px ${theme.vars.palette.background.paper}`,
  '[data-moment="assigned"] &': { animation: `${drop} 600ms ease-out` },
}));
