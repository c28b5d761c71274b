import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import type { OrderListItem } from '@/api/order/order-requests';
import { statusGroupRoute } from '@/config/order-list-route';
import { InProgressOrder } from '@/queries/in-progress/in-progress-order';
import { Link } from '@/ui/kit/button/link';
import { styled } from '@/ui/styled';
import { writeView } from '../filter/order-list-filter';
import { useListFilter } from '../filter/use-list-filter';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  '& > h2': { fontSize: theme.typography.body1.fontSize, fontWeight: theme.typography.fontWeightBold },
}));

/** One row at every width: on phones it scrolls to the screen's edge. */
const Row = styled('ul')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(3),
  margin: theme.spacing(0, -4),
  padding: theme.spacing(0, 4),
  overflowX: 'auto',
  scrollSnapType: 'x proximity',
  scrollPaddingInline: theme.spacing(4),
  scrollbarWidth: 'none',
  '& > li': {
    flex: '1 0 min(86%, 17.5rem)',
    maxWidth: '28.75rem',
    minWidth: 0,
    padding: theme.spacing(4),
    border: `1px solid ${theme.vars.palette.line.hairline}`,
    borderRadius: theme.radius.outer,
    backgroundColor: theme.vars.palette.background.paper,
    scrollSnapAlign: 'start',
  },
  '& > li:only-child': { flexBasis: '100%' },
  [theme.breakpoints.up('md')]: { margin: 0, padding: 0 },
}));

type NewestProps = {
  items: readonly OrderListItem[];
  total: number;
  /** The list is about to show all of them, and this part disappears with its link. */
  onAll: () => void;
};

/** The orders in progress above the list, each with its arrival time. */
export function NewestInProgress({ items, total, onAll }: NewestProps) {
  const { t } = useTranslation('orders');
  const { view } = useListFilter();
  const title = useId();
  const all = statusGroupRoute('moving');
  return (
    <section aria-labelledby={title}>
      <Head>
        <h2 id={title}>{t('map.list')}</h2>
        {total > items.length ? (
          <Link
            href={{ ...all, query: { ...all.query, ...writeView(view) } }}
            replace
            shallow
            scroll={false}
            onClick={onAll}
          >
            {t('inProgress.more', { count: total })}
          </Link>
        ) : null}
      </Head>
      <Row
        // Tab alone would show only the edge of a card. A press must not move the cards, so it is not done on focus.
        onKeyUp={({ key, target }) => {
          if (key !== 'Tab' || !(target instanceof Element)) return;
          target.closest('li')?.scrollIntoView({ inline: 'start', block: 'nearest' });
        }}
      >
        {items.map((item) => (
          <InProgressOrder key={item.id} item={item} />
        ))}
      </Row>
    </section>
  );
}
