import { styled } from '../../styled';

/** Hides its content on paper, for example buttons. */
export const ScreenOnly = styled('div')({ '@media print': { display: 'none' } });
