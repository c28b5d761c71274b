import { styled } from '../../styled';

/** For what is of no use on paper, such as actions. */
export const ScreenOnly = styled('div')({ '@media print': { display: 'none' } });
