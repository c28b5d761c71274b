import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent, useId, useRef } from 'react';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { orderRoute } from '@/config/routes';
import { textContextOf } from '@/domain/order/kinds';
import { orderNumber } from '@/domain/order/order-number';
import { amountOf } from '@/domain/order/price';
import { displayedWaypointState } from '@/domain/order/progress';
import { readReference } from '@/domain/order/reference';
import { isFinalStatus } from '@/domain/order/status';
import { kindAt } from '@/domain/order/waypoint-kind';
import { formatMoment } from '@/domain/text/format';
import { formatPhone, splitMobileNo } from '@/domain/text/phone';
import { isComposing } from '@/lib/browser/is-composing';
import { useIsPageActive } from '@/lib/browser/use-is-page-active';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { translateOr } from '@/lib/i18n/translate-or';
import { useLoadError } from '@/queries/use-load-error';
import { useOrderProgress } from '@/queries/use-order-progress';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { IconButton } from '@/ui/kit/button/icon-button';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { CloseIcon } from '@/ui/kit/icons/action-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { vehicleName } from '@/ui/order/order-names';
import { Price } from '@/ui/order/price';
import { placeLines } from '@/ui/order/place-lines';
import { RouteLine } from '@/ui/order/route-line';
import { StatusChip } from '@/ui/order/status-chip';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const Panel = styled('aside')(({ theme }) => ({
  position: 'sticky',
  top: theme.spacing(6),
  display: 'flex',
  flexDirection: 'column',
  maxHeight: `calc(100dvh - ${theme.spacing(12)})`,
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  padding: theme.spacing(4, 3, 4, 6),
  borderBottom: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { ...theme.typography.h2, marginBlock: theme.spacing(2, 1) },
}));

const Body = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  padding: theme.spacing(5, 6),
}));

const Line = styled('div')({ display: 'flex', alignItems: 'center', justifyContent: 'space-between' });

const Small = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  '& > div': { display: 'flex', gap: theme.spacing(4), justifyContent: 'space-between' },
  '& dt': { flex: 'none', color: theme.vars.palette.text.secondary },
  '& dd': { minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
}));

const Foot = styled('div')(({ theme }) => ({
  padding: theme.spacing(4, 6),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));

/** Shows an order beside the list, when its row is pressed or has had the focus for a moment. Escape closes it. */
export function OrderPreview({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const hasTexts = useLazyTexts('orderPreview');
  const { t } = useTranslation(['orderPreview', 'common']);
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  const detail = useQuery(orderQueries.detail(orderId));
  const { order } = useOrderProgress(orderId, detail.data, useIsPageActive());

  /** Back to the row, if the focus would be lost with the panel. */
  function close() {
    const hadFocus = panel.current?.contains(document.activeElement) ?? false;
    onClose();
    if (hadFocus) document.querySelector<HTMLElement>(`a[data-open="${CSS.escape(orderId)}"]`)?.focus();
  }

  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented && !isComposing(event)) close();
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  if (!hasTexts) return null;
  return (
    <Panel ref={panel} aria-labelledby={titleId}>
      <VisuallyHidden role="status">{order ? t('shown', { orderNo: orderNumber(order) }) : null}</VisuallyHidden>
      <Head>
        <div>{order ? <Title order={order} id={titleId} /> : <h2 id={titleId}>{t('label')}</h2>}</div>
        <IconButton label={t('close')} onClick={close}>
          <CloseIcon />
        </IconButton>
      </Head>
      <Body>{body()}</Body>
      <Foot>
        <ButtonLink href={orderRoute(orderId)} variant="primary" isFullWidth>
          {t('open')}
        </ButtonLink>
      </Foot>
    </Panel>
  );

  function body() {
    return order ? <Content order={order} /> : <NotLoaded key={orderId} detail={detail} />;
  }
}

function NotLoaded({ detail }: { detail: UseQueryResult<Order> }) {
  const error = useLoadError(detail);
  if (error) return <ErrorState error={error} onRetry={() => void detail.refetch()} isRetrying={detail.isFetching} />;
  return (
    <SkeletonGroup>
      <Skeleton height={280} radius={12} />
    </SkeletonGroup>
  );
}

function Title({ order, id }: { order: Order; id: string }) {
  const { t, i18n } = useTranslation(['orderPreview', 'order']);
  const locale = useLocale();
  return (
    <>
      <h2 id={id}>
        {translateOr(i18n, 'order', `type.${order.orderType}`, t('order:type.Default'))} {orderNumber(order)}
      </h2>
      {order.createdAt ? <Small>{t('createdAt', { moment: formatMoment(order.createdAt, locale) })}</Small> : null}
    </>
  );
}

function Content({ order }: { order: Order }) {
  const { t, i18n } = useTranslation(['orderPreview', 'order']);
  const locale = useLocale();
  const { driver, waypoints, status, appointmentAt, pay } = order;
  const { remark, reference, costCentre, memo } = readReference(order.remark ?? '');
  const driverFacts = driver ? [driver.name, driver.plateNo].filter(Boolean).join(' · ') : null;
  const facts = [
    { name: t('vehicle'), value: vehicleName(i18n, order.vehicleClass ?? '') },
    { name: t('driver', { context: textContextOf(order.orderType) }), value: driverFacts },
    {
      name: t('appointment', { context: textContextOf(order.orderType) }),
      value: appointmentAt ? formatMoment(appointmentAt, locale) : null,
    },
    { name: t('pay'), value: pay ? t(`order:pay.${pay}`) : null },
    { name: t('remark'), value: remark },
    { name: t('reference'), value: reference },
    { name: t('costCentre'), value: costCentre },
    { name: t('memo'), value: memo },
  ];

  return (
    <>
      <Line>
        <StatusChip status={status} orderType={order.orderType} />
        <Price amount={amountOf(order)} size="medium" />
      </Line>
      <RouteLine
        orderType={order.orderType}
        items={waypoints.map((waypoint, index) => ({
          key: String(index),
          kind: kindAt(index, waypoints.length),
          state: displayedWaypointState(status, waypoint.state),
          ...placeLines(waypoint),
          action: (
            <>
              <Small>
                <bdi>
                  {[waypoint.contactName, ...splitMobileNo(waypoint.mobileNo).map(formatPhone)]
                    .filter(Boolean)
                    .join(' · ')}
                </bdi>
              </Small>
              {waypoint.note ? <Small>{waypoint.note}</Small> : null}
            </>
          ),
        }))}
      />
      <Facts>
        {facts.map(({ name, value }) =>
          value ? (
            <div key={name}>
              <dt>{name}</dt>
              <dd>
                <bdi>{value}</bdi>
              </dd>
            </div>
          ) : null,
        )}
      </Facts>
      {isFinalStatus(status) ? null : <Small>{t('live')}</Small>}
    </>
  );
}
