import type { ReactNode } from 'react';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { styled } from '@/ui/styled';

const Summary = styled('span')(({ theme }) => ({
  display: 'block',
  '& > h2': { ...theme.typography.h2, color: theme.vars.palette.text.primary },
  '& > span': {
    display: 'block',
    marginTop: theme.spacing(1),
    fontWeight: theme.typography.fontWeightRegular,
    overflowWrap: 'anywhere',
  },
}));
const Content = styled('div')(({ theme }) => ({ marginTop: theme.spacing(3) }));

type FoldedSectionProps = {
  title: string;
  /** What it says in one line, so that few customers need to open it. */
  value: ReactNode;
  /** Opens it on phones too, such as for a problem inside. */
  isOpen?: boolean;
  children: ReactNode;
};

/** A section that is folded on phones, where six open ones would push the next button out of reach. */
export function FoldedSection({ title, value, isOpen = false, children }: FoldedSectionProps) {
  const isWide = useIsAtLeast('md');
  const summary = (
    <Summary>
      <h2>{title}</h2>
      {value ? <span>{value}</span> : null}
    </Summary>
  );
  return (
    <SectionCard>
      <Disclosure summary={summary} isOpen={isWide || isOpen}>
        <Content>{children}</Content>
      </Disclosure>
    </SectionCard>
  );
}
