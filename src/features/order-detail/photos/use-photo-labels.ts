import { useTranslation } from '@/lib/i18n/use-translation';
import { itemBehind } from '@/domain/home-move/payload';
import { type OrderType, textContextOf } from '@/domain/order/kinds';
import { translateOr } from '@/lib/i18n/translate-or';
import { serviceName } from '@/ui/order/order-names';

/** Labels for a photo's kind, room and item; an unknown room is shown as received. Needs the `ledger` texts. */
export function usePhotoLabels(orderType: OrderType | undefined) {
  const { t, i18n } = useTranslation('ledger');
  const context = textContextOf(orderType);
  const goods = t('kind.goods', { context });
  return {
    kindName: (kind = 'goods') =>
      translateOr(i18n, 'ledger', `kind.${kind}_${context}`, translateOr(i18n, 'ledger', `kind.${kind}`, goods)),
    roomName: (room: string) => translateOr(i18n, 'ledger', `room.${room}`, room),
    /** The item of a home move, or the customer's own name for it; '' while the home-move texts are missing. */
    itemName: (item = '') => (itemBehind(item) === null ? item : serviceName(i18n, item, '')),
  };
}
