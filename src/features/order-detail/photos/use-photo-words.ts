import { useTranslation } from 'next-i18next/pages';
import { itemBehind } from '@/domain/home-move/payload';
import { wordOf } from '@/lib/i18n/word-of';
import { serviceName } from '@/ui/order/order-names';

/** Labels for a photo's kind, room and item; an unknown room is shown as received. Needs the `ledger` texts. */
export function usePhotoWords() {
  const { t, i18n } = useTranslation('ledger');
  return {
    kindWord: (kind = 'goods') => wordOf(i18n, 'ledger', `kind.${kind}`, t('kind.goods')),
    roomWord: (room: string) => wordOf(i18n, 'ledger', `room.${room}`, room),
    /** The item of a home move, or the customer's own name for it; '' while the home-move texts are missing. */
    itemWord: (item = '') => (itemBehind(item) === null ? item : serviceName(i18n, item, '')),
  };
}
