import { useQuery, type Query } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import { refreshEvery } from '@/api/order/live-order-queries';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { timelineOf } from '@/domain/order/progress';
import { isFinalStatus, splitPart } from '@/domain/order/status';
import { orderNumber } from '@/domain/order/order-number';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { Link } from '@/ui/kit/button/link';
import { OrderTimeline } from '@/ui/order/order-timeline';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { StatusChip } from '@/ui/order/status-chip';
import { styled } from '@/ui/styled';

const REFRESH_MS = 30_000;

const List = styled('ul')(({ theme }) => ({
  '& > li + li': { borderTop: `1px solid ${theme.vars.palette.line.hairline}`, marginTop: theme.spacing(2) },
}));
const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(1, 3),
  minHeight: theme.layout.target,
  // On a phone the status may need a second line.
  paddingBlock: theme.spacing(2),
}));

/** Refreshed while the part is in progress. A part that fails to load is left out without an error. */
const partQuery = (id: string) => ({
  ...orderQueries.detail(id),
  refetchInterval: (query: Pick<Query<Order>, 'state'>) => {
    const { data, error } = query.state;
    // A part that belongs to a colleague is refused every time.
    const isRefused = error instanceof ApiError && error.isFinal;
    return isRefused || (data && isFinalStatus(data.status)) ? false : refreshEvery(REFRESH_MS)(query);
  },
});

/** The part's number from the provider, otherwise its position in the list; 0 for the whole order. */
function numberOf({ id, hierarchy }: Order, partIds: readonly string[]) {
  const part = splitPart(hierarchy);
  if (part === null) return partIds.indexOf(id) + 1;
  return part === 'whole' ? 0 : part;
}

type MemberProps = { member: Order; partIds: readonly string[]; isThis: boolean };

function Member({ member, partIds, isThis }: MemberProps) {
  const { t } = useTranslation('detail');
  const number = numberOf(member, partIds);
  const name = number === 0 ? t('family.whole') : t('family.part', { number });
  return (
    <li>
      <Row>
        {isThis ? (
          <b aria-current="true">{t('family.this', { name })}</b>
        ) : (
          <Link href={orderRoute(member.id)}>
            {name} · {orderNumber(member)}
          </Link>
        )}
        <StatusChip status={member.status} orderType={member.orderType} />
      </Row>
      {isThis ? null : (
        <Disclosure summary={t('family.progress', { name })}>
          <OrderTimeline steps={timelineOf(member)} orderType={member.orderType} />
        </Disclosure>
      )}
    </li>
  );
}

function OtherPart({ id, partIds }: { id: string; partIds: readonly string[] }) {
  const { data } = useQuery(partQuery(id));
  return data ? <Member member={data} partIds={partIds} isThis={false} /> : null;
}

/** A split order: the whole and its parts, each with its progress. */
export const SplitOrderCard = memo(function SplitOrderCard({ order }: { order: Order }) {
  const { t } = useTranslation('detail');
  const parentId = order.parentId ?? null;
  const parent = useQuery({ ...partQuery(parentId ?? ''), enabled: parentId !== null });
  const whole = parentId === null ? order : parent.data;
  const partIds = whole?.childIds ?? [];
  if (!whole || partIds.length === 0) return null;

  return (
    <SectionCard title={t('family.title')}>
      <List>
        <Member member={whole} partIds={partIds} isThis={whole === order} />
        {partIds.map((id) =>
          id === order.id ? (
            <Member key={id} member={order} partIds={partIds} isThis />
          ) : (
            <OtherPart key={id} id={id} partIds={partIds} />
          ),
        )}
      </List>
    </SectionCard>
  );
});
