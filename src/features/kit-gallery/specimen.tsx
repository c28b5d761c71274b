import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { styled } from '@/ui/styled';

export const GROUPS = ['button', 'icons', 'form', 'feedback', 'layout'] as const;

const Root = styled('section')(({ theme }) => ({
  scrollMarginTop: theme.spacing(4),
  marginTop: theme.spacing(12),
  '& > h2': { ...theme.typography.h1, marginBottom: theme.spacing(4) },
}));

const Grid = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('lg')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

const Figure = styled('figure')(({ theme }) => ({
  minWidth: 0,
  margin: 0,
  '&[data-wide="true"]': { gridColumn: '1 / -1' },
  '& > figcaption': {
    marginBottom: theme.spacing(2),
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
    overflowWrap: 'anywhere',
  },
}));

/** Samples that stand in one row, such as buttons of one size. */
export const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2),
}));

export function Group({ name, children }: { name: (typeof GROUPS)[number]; children: ReactNode }) {
  const { t } = useTranslation('dev/kit');
  return (
    <Root id={name} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{t(`group.${name}`)}</h2>
      <Grid>{children}</Grid>
    </Root>
  );
}

/** One control in one state, or a few that belong side by side. The name is the one in the code. */
export function Specimen({
  name,
  state,
  isWide = false,
  children,
}: {
  name: string;
  state?: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <Figure data-wide={isWide}>
      <figcaption>
        <strong>{name}</strong>
        {state ? ` · ${state}` : null}
      </figcaption>
      {children}
    </Figure>
  );
}
