import { useCallback, useState, type ReactNode } from 'react';
import { styled } from '../../styled';
import { ChevronDownIcon } from '../icons/arrow-icons';

const Root = styled('details')(({ theme }) => ({
  '& > summary > svg': { transition: `transform ${theme.transitions.duration.short}ms` },
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
  // Prints the content even if it is closed, because a receipt must be complete.
  '@media print': { '&::details-content': { contentVisibility: 'visible', display: 'block' } },
}));

const Summary = styled('summary')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  minHeight: theme.layout.target,
  borderRadius: theme.radius.inner,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flex: 'none' },
  '@media (hover: hover)': { '&:hover': { color: theme.vars.palette.text.primary } },
  '@media print': { '& > svg': { display: 'none' } },
}));

/** Native `details`: the browser's page search finds the content, and it works without JavaScript. */
export function Disclosure({
  summary,
  isOpen = false,
  onToggle,
  children,
}: {
  summary: ReactNode;
  /** Opens it at first and whenever it becomes true. Only the customer folds it: they may be typing inside. */
  isOpen?: boolean;
  onToggle?: (isOpen: boolean) => void;
  children: ReactNode;
}) {
  // React would fold the section if this followed `isOpen`.
  const [wasOpen] = useState(isOpen);
  const unfold = useCallback(
    (root: HTMLDetailsElement | null) => {
      if (isOpen && root) root.open = true;
    },
    [isOpen],
  );
  return (
    <Root ref={unfold} open={wasOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <Summary>
        <span>{summary}</span>
        <ChevronDownIcon size={20} />
      </Summary>
      {children}
    </Root>
  );
}
