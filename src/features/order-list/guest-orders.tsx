import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import { publicOrderRoute } from '@/config/routes';
import { ORDER_STATUS } from '@/domain/order/status';
import { isOverdue, paymentLinkOf } from '@/domain/payment/payment-link';
import { formatShortMoment } from '@/domain/text/format';
import { useNow } from '@/lib/browser/use-now';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { readGuestLinks, type GuestLink } from '@/lib/storage/guest-links';
import { ExternalLink, Link } from '@/ui/kit/button/link';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const CLOCK_MS = 10_000;

const Root = styled('div')(({ theme }) => ({ marginBottom: theme.spacing(6) }));
const Row = styled('li')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 4),
  '& > a': { display: 'inline-flex', alignItems: 'center', minHeight: theme.layout.target },
  '& > span': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
}));

/** The provider tells by the public link alone whether the order was paid since. */
function PaymentPart({ link }: { link: GuestLink }) {
  const { t } = useTranslation('guestOrders');
  const locale = useLocale();
  const now = useNow(CLOCK_MS);
  const { data } = useQuery({ ...orderQueries.publicOrder(link.organizationId, link.orderId), staleTime: 0 });
  const payment = paymentLinkOf(link);
  const isUnpaid = (data?.status ?? ORDER_STATUS.waitingForPayment) === ORDER_STATUS.waitingForPayment;
  if (!isUnpaid || isOverdue(payment, now)) return null;
  return (
    <>
      {payment.url === null ? null : <ExternalLink href={payment.url}>{t('pay')}</ExternalLink>}
      {payment.dueAt === null ? null : (
        <span>{t('until', { moment: formatShortMoment(payment.dueAt, now, locale) })}</span>
      )}
    </>
  );
}

/** The orders that were placed in this tab before the sign-in: the member's own list does not have them. */
export function GuestOrders() {
  const { t } = useTranslation('guestOrders');
  const hasTexts = useLazyTexts('guestOrders');
  const [links] = useState(readGuestLinks);
  const found = links.filter(({ organizationId, orderNo }) => organizationId !== '' && orderNo !== '');
  if (!hasTexts || found.length === 0) return null;
  return (
    <Root>
      <SectionCard title={t('title')} lead={t('lead')}>
        <ul>
          {found.map((link) => (
            <Row key={link.orderId}>
              <Link href={publicOrderRoute(link.organizationId, link.orderId)}>{link.orderNo}</Link>
              {link.isPaidByLink ? <PaymentPart link={link} /> : null}
            </Row>
          ))}
        </ul>
      </SectionCard>
    </Root>
  );
}
