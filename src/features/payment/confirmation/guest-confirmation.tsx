import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type ReactNode } from 'react';
import type { PlacedOrder } from '@/api/order/order-placement';
import { orderQueries } from '@/api/order/order-queries';
import { publicOrderRoute, ROUTES } from '@/config/routes';
import { CUSTOMER_CENTRE_CALL } from '@/config/customer-centre';
import { SITE } from '@/config/site';
import { isFinalStatus, ORDER_STATUS } from '@/domain/order/status';
import { formatWon } from '@/domain/text/format';
import { readGuestLinks, type GuestLink } from '@/lib/storage/guest-links';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { SuccessIcon } from '@/ui/kit/icons/system-icons';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { DepositCard } from '@/ui/home-move/deposit-card';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';
import { FocusedPanel } from '../placement/placement-panel';
import type { PlacedJob } from '../placement/use-placement';
import { OrderPhotos } from '../summary/order-photos';
import { GuestPlan } from './guest-plan';
import { CardPayment } from './lazy-card-payment';
import { PlacedSummary } from './placed-summary';
import { PublicLink } from './public-link';

const Column = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  maxWidth: theme.layout.reading,
  margin: '0 auto',
}));

const Head = styled('header')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(4, 0),
  textAlign: 'center',
  '& > svg': { color: theme.vars.palette.success.text },
  '& > p': { color: theme.vars.palette.text.secondary },
}));

const Title = styled('h1')(({ theme }) => ({ ...theme.typography.h1, marginTop: theme.spacing(2) }));
const Fact = styled('strong')(({ theme }) => ({ ...theme.typography.h2, color: theme.vars.palette.text.primary }));
const KeepCard = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(4),
  '& > div': { flex: '1 1 220px' },
  '& h2': { ...theme.typography.h3 },
  '& p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
}));
const Others = styled('ul')(({ theme }) => ({
  display: 'grid',
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.layout.target },
}));
const Cancelling = styled('p')(({ theme }) => ({
  textAlign: 'center',
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
  '& > a': { whiteSpace: 'nowrap' },
}));
const Footer = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'center',
  padding: theme.spacing(2, 0),
}));

function OtherOrders({ links }: { links: readonly GuestLink[] }) {
  const { t } = useTranslation('payment');
  return (
    <SectionCard title={t('confirmation.others')}>
      <Others>
        {links.map(({ orderId, orderNo, organizationId }) => (
          <li key={orderId}>
            <Link href={publicOrderRoute(organizationId, orderId)}>{orderNo}</Link>
          </li>
        ))}
      </Others>
    </SectionCard>
  );
}

/** Renders the state of a guest's order, live. */
export type RenderLive = (source: { organizationId: string; orderId: string }) => ReactNode;

export type GuestConfirmationProps = {
  order: PlacedOrder;
  /** Null if it is no longer known what was ordered. */
  job?: PlacedJob | null;
  /** Opened again: it may be delivered or cancelled by now. */
  isEarlier?: boolean;
  renderLive: RenderLive | undefined;
};

/** A look-up tells the order's own price and method, and the draft may have got others since. Only it tells the total. */
function asFound(sent: PlacedJob, { total, pay = sent.pay, payAmount = total }: PlacedOrder): PlacedJob {
  const { draft } = sent;
  if (total === undefined || payAmount === undefined) return sent;
  return { draft: { ...draft, calculationPrice: { ...draft.calculationPrice, total } }, pay, amount: payAmount };
}

/** A guest's order: its state, the link that is the only way back to it, what was ordered, and how to keep it. */
export function GuestConfirmation({ order, job: sent = null, isEarlier = false, renderLive }: GuestConfirmationProps) {
  const { t } = useTranslation(['payment', 'order']);
  const locale = useLocale();
  const { id, orderNo, organizationId } = order;
  // The live state on this page requests the order.
  const { data } = useQuery({ ...orderQueries.publicOrder(organizationId ?? '', id), enabled: false });
  const hasEnded = data !== undefined && isFinalStatus(data.status);
  const isNews = !isEarlier && !hasEnded;
  const job = sent && asFound(sent, order);
  const [links] = useState(readGuestLinks);
  const others = links.filter((link) => link.orderId !== id && link.organizationId !== '' && link.orderNo !== '');
  const own = links.find((link) => link.orderId === id);
  const isPaidByLink = own?.isPaidByLink === true;

  return (
    <FocusedPanel>
      <Column>
        <Head>
          {isNews ? <SuccessIcon size={28} /> : null}
          <Title>{t(isNews ? 'placed.title' : 'confirmation.own')}</Title>
          {orderNo ? (
            <p>
              {t('order:orderNo')} <Fact>{orderNo}</Fact>
            </p>
          ) : null}
          {job === null && own?.amount !== undefined && data?.status !== ORDER_STATUS.cancelled ? (
            <p>
              {t('price.payable')} <Fact>{formatWon(own.amount, locale)}</Fact>
            </p>
          ) : null}
          {organizationId && !hasEnded ? <p>{t('confirmation.lead')}</p> : null}
        </Head>
        {isPaidByLink ? <CardPayment order={order} amount={job?.amount} /> : null}
        {organizationId ? renderLive?.({ organizationId, orderId: id }) : null}
        {organizationId ? (
          <PublicLink organizationId={organizationId} orderId={id} isMain={!isPaidByLink} />
        ) : (
          <Notice tone="attention">{t('confirmation.noLink', { phone: SITE.customerCentrePhone })}</Notice>
        )}
        {job ? <PlacedSummary job={job} /> : null}
        {job ? (
          <DepositCard
            orderType={job.draft.orderType}
            pay={job.pay}
            total={job.draft.calculationPrice.total}
            amount={job.amount}
          />
        ) : null}
        {organizationId ? <GuestPlan organizationId={organizationId} orderId={id} /> : null}
        <OrderPhotos orderId={id} />
        <SectionCard>
          <KeepCard>
            <div>
              <h2>{t('confirmation.keepTitle')}</h2>
              <p>{t('confirmation.keep')}</p>
            </div>
            <ButtonLink href={ROUTES.signup}>{t('confirmation.signUp')}</ButtonLink>
          </KeepCard>
        </SectionCard>
        {others.length > 0 ? <OtherOrders links={others} /> : null}
        {hasEnded ? null : (
          <Cancelling>
            {t('confirmation.cancel')} <Link href={CUSTOMER_CENTRE_CALL}>{SITE.customerCentrePhone}</Link>
          </Cancelling>
        )}
        <Footer>
          <ButtonLink variant="ghost" href={ROUTES.newOrder}>
            {t('confirmation.another')}
          </ButtonLink>
        </Footer>
      </Column>
    </FocusedPanel>
  );
}
