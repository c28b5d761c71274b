import { useTranslation } from '@/lib/i18n/use-translation';
import NextLink from 'next/link';
import type { ComponentProps, ReactNode } from 'react';
import { formatNumber } from '@/domain/text/format';
import { ChevronLeftIcon, ChevronRightIcon } from '@/ui/kit/icons/arrow-icons';
import { useIsAtLeast } from '@/ui/kit/layout/use-is-at-least';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import { useListFilter } from '../filter/use-list-filter';
import { pageCount } from './page-count';

/** The page links to show: first, last, and `around` pages on both sides of the current one; null marks a gap. */
export function pageNumbers(page: number, count: number, around: number): (number | null)[] {
  const visible = Array.from({ length: count }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === count || Math.abs(number - page) <= around,
  );
  return visible.flatMap((number, index) => {
    const gap = number - (visible[index - 1] ?? 0);
    // A gap of one page is filled with that page.
    if (gap === 2) return [number - 1, number];
    return gap > 2 ? [null, number] : [number];
  });
}

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  margin: theme.spacing(5, 0, 0),
  color: theme.vars.palette.text.secondary,
  fontSize: theme.typography.body2.fontSize,
  '& > li': { display: 'grid', placeItems: 'center', minWidth: 24 },
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: theme.layout.target,
    height: theme.layout.target,
    padding: theme.spacing(0, 1),
    borderRadius: theme.radius.inner,
    color: 'inherit',
    textDecoration: 'none',
  },
  '& [aria-disabled]': { color: theme.vars.palette.line.strong },
  '& a[aria-current]': {
    color: theme.vars.palette.primary.text,
    fontWeight: theme.typography.fontWeightBold,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '@media (hover: hover)': {
    '& a:not([aria-current], [aria-disabled]):hover': { backgroundColor: theme.vars.palette.surface.hover },
  },
}));

type LinkState = Pick<ComponentProps<typeof NextLink>, 'aria-current' | 'aria-disabled' | 'scroll' | 'onNavigate'>;

const CURRENT: LinkState = { 'aria-current': 'page' };
/** Leads to the page that is shown, without scrolling. */
const NO_STEP: LinkState = { 'aria-disabled': true, scroll: false, onNavigate: () => {} };

type PaginationProps = { page: number; total: number; onTurn: () => void };

/** Page links that replace the history entry: back leaves the list from every page. */
export function Pagination({ page, total, onTurn }: PaginationProps) {
  const { t } = useTranslation('orders');
  const { hrefOf } = useListFilter();
  const isWide = useIsAtLeast('sm');
  const count = pageCount(total);
  if (count === 1) return null;

  const link = (to: number, name: string, content: ReactNode, state?: LinkState) => (
    <NextLink
      href={hrefOf('pages', to)}
      replace
      shallow
      prefetch={false}
      aria-label={name}
      onNavigate={onTurn}
      {...state}
    >
      {content}
    </NextLink>
  );
  // On the first and last page it stays a link, because it may have the focus.
  const step = (to: number, name: string, icon: ReactNode) =>
    to < 1 || to > count ? link(page, name, icon, NO_STEP) : link(to, name, icon);

  return (
    <nav aria-label={t('pages.label')}>
      <VisuallyHidden role="status">{t('pages.at', { page, count })}</VisuallyHidden>
      <List>
        <li key="previous">{step(page - 1, t('pages.previous'), <ChevronLeftIcon />)}</li>
        {pageNumbers(page, count, isWide ? 2 : 0).map((number, index) => (
          <li key={number ?? `gap-${index}`} aria-hidden={number === null}>
            {number === null
              ? '…'
              : link(
                  number,
                  t('pages.page', { page: number }),
                  formatNumber(number),
                  number === page ? CURRENT : undefined,
                )}
          </li>
        ))}
        <li key="next">{step(page + 1, t('pages.next'), <ChevronRightIcon />)}</li>
      </List>
    </nav>
  );
}
