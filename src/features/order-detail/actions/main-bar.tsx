import { useTranslation } from '@/lib/i18n/use-translation';
import type { Order } from '@/api/order/order-requests';
import { reorderRoute } from '@/config/reorder-route';
import { textContextOf } from '@/domain/order/kinds';
import { amountOf } from '@/domain/order/price';
import { ORDER_STATUS } from '@/domain/order/status';
import { BottomBar } from '@/ui/kit/layout/bottom-bar';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { CallLink } from '@/ui/order/call-link';
import { Price } from '@/ui/order/price';
import { mainAction, phoneToCall, type AvailableActions } from './available-actions';

type MainBarProps = { order: Order; offered: AvailableActions };

/** On phones and tablets, keeps the main action in reach: calling the driver, or ordering again at its price. */
export function MainBar({ order, offered }: MainBarProps) {
  const { t } = useTranslation('detail');
  const main = mainAction(offered);
  if (main === null) return null;
  // A cancelled order has nothing left to pay. Who calls the driver does not look for a price.
  const hasPrice = main !== 'call' && order.status !== ORDER_STATUS.cancelled;
  return (
    <BottomBar until="lg" price={hasPrice ? <Price amount={amountOf(order)} size="medium" /> : null}>
      {action()}
    </BottomBar>
  );

  function action() {
    const phone = phoneToCall(order);
    if (phone) {
      return (
        <CallLink isMain phone={phone}>
          {t('driver.callShort', { context: textContextOf(order.orderType) })}
        </CallLink>
      );
    }
    return (
      <ButtonLink href={reorderRoute(order.id)} variant="primary" size="large" isFullWidth>
        {t('actions.reorder')}
      </ButtonLink>
    );
  }
}
