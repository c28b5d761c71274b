import { useTranslation } from 'next-i18next/pages';
import { itemBehind } from '@/domain/home-move/payload';
import { wordOf } from '@/lib/i18n/word-of';
import { serviceName } from '@/ui/order/order-names';

/** What a photo shows and where; a room of the customer's own or of a newer app reads as it came. Needs the `ledger` texts. */
export function usePhotoWords() {
  const { t, i18n } = useTranslation('ledger');
  return {
    kindWord: (kind = 'goods') => wordOf(i18n, 'ledger', `kind.${kind}`, t('kind.goods')),
    roomWord: (room: string) => wordOf(i18n, 'ledger', `room.${room}`, room),
    /** Of a move: the thing, or what the customer calls it; '' while the words of moves are not there. */
    itemWord: (item = '') => (itemBehind(item) === null ? item : serviceName(i18n, item, '')),
  };
}
