import { useId, type ReactNode } from 'react';
import { styled } from '../../styled';

const Root = styled('section')(({ theme }) => ({
  padding: theme.spacing(5),
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  '&[data-flush="true"]': { padding: 0, overflow: 'hidden' },
  '@media print': { border: 0, padding: 0 },
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 2),
  minHeight: 28,
  marginBottom: theme.spacing(4),
  // The action is at the end of its line, also below a long title.
  '& > h2 + *': { marginLeft: 'auto' },
  '& > [data-variant="ghost"]': { marginBlock: theme.spacing(-1), marginRight: theme.spacing(-3) },
  '[data-flush="true"] > &': {
    margin: 0,
    padding: theme.spacing(5, 5, 3),
    [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 6, 3) },
  },
}));

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2 }));

const Lead = styled('p')(({ theme }) => ({
  flexBasis: '100%',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** A group with a heading. `isFlush` removes the padding, for lists and maps. */
export function SectionCard({
  title,
  lead,
  action,
  isFlush = false,
  anchor,
  children,
}: {
  title?: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  isFlush?: boolean;
  /** The element ID for links with `#`. */
  anchor?: string;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <Root id={anchor} data-flush={isFlush} aria-labelledby={title ? id : undefined}>
      {title ? (
        <Head>
          <Title id={id}>{title}</Title>
          {action}
          {lead ? <Lead>{lead}</Lead> : null}
        </Head>
      ) : null}
      {children}
    </Root>
  );
}
