import { css, Global } from '@emotion/react';
import type { ComponentProps } from 'react';
import { SCHEME_VARIABLES } from '@/theme/scheme-variables';
import { styled } from '../../styled';

const MARK = 'data-print-sheet';

const Root = styled('article')(({ theme }) => ({
  '@media print': {
    // Prints in light colours, also in the dark scheme.
    ...SCHEME_VARIABLES.light,
    colorScheme: 'light',
    color: theme.vars.palette.text.primary,
    '& table, & section': { breakInside: 'auto' },
    '& tr, & li, & h2, & h3': { breakInside: 'avoid' },
    '& h2, & h3, & thead': { breakAfter: 'avoid' },
  },
}));

/** Removes the layout of all elements around the sheet, so that dialogs and pages do not clip it. */
const PRINT_ONLY_SHEET = css`
  @media print {
    html,
    body,
    body *:has([${MARK}]) {
      position: static !important;
      display: block !important;
      width: auto !important;
      max-width: none !important;
      height: auto !important;
      min-height: 0 !important;
      max-height: none !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      border: 0 !important;
      border-radius: 0 !important;
      box-shadow: none !important;
      transform: none !important;
      background: transparent !important;
    }
    body *:not(:has([${MARK}]), [${MARK}], [${MARK}] *) {
      display: none !important;
    }
    @page {
      size: A4;
      margin: 14mm;
    }
  }
`;

/** While it is mounted, printing shows only this sheet, on A4. */
export function PrintSheet(props: Omit<ComponentProps<'article'>, 'ref'>) {
  return (
    <>
      <Global styles={PRINT_ONLY_SHEET} />
      <Root {...props} {...{ [MARK]: true }} />
    </>
  );
}
