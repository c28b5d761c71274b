import { css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { SCHEME_VARIABLES } from '@/theme/variables';

const MARK = 'data-print-sheet';

const Root = styled('article')(({ theme }) => ({
  '@media print': {
    // Paper is white, whatever the screen is.
    ...SCHEME_VARIABLES.light,
    colorScheme: 'light',
    color: theme.vars.palette.text.primary,
    '& table, & section': { breakInside: 'auto' },
    '& tr, & li, & h2, & h3': { breakInside: 'avoid' },
    '& h2, & h3, & thead': { breakAfter: 'avoid' },
  },
}));

/** Around the sheet nothing has a box of its own on paper, whatever dialog or page it stands in. */
const ONLY_THE_SHEET = css`
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

/** While it is there, it alone is printed: A4, without the page or the dialog around it. */
export function PrintSheet(props: Omit<ComponentProps<'article'>, 'ref'>) {
  return (
    <>
      <Global styles={ONLY_THE_SHEET} />
      <Root {...props} {...{ [MARK]: true }} />
    </>
  );
}
