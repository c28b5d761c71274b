import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { commonQueries } from '@/api/common/common-queries';
import type { Order } from '@/api/order/order-requests';
import { isHomeCode, isItemCode } from '@/domain/home-move/payload';
import { codeWord } from '@/lib/i18n/code-word';
import { useMovingWords } from '@/ui/use-moving-words';

/** What an option is called: our word, else the provider's name, which is asked for only when a word is missing. */
export function useServiceWord({ services, orderType }: Pick<Order, 'services' | 'orderType'>) {
  const { i18n } = useTranslation('order');
  const hasWords = useMovingWords(orderType);
  // '' where neither list of words has it.
  const isOurs = (code: string) => codeWord(i18n, 'service', code, '') !== '';
  const { data = [] } = useQuery({
    ...commonQueries.services(orderType),
    // What is carried is counted and not named.
    enabled: hasWords && services.some(({ code }) => !isItemCode(code) && !isHomeCode(code) && !isOurs(code)),
  });
  return (code: string) => codeWord(i18n, 'service', code, data.find((service) => service.code === code)?.name ?? code);
}
