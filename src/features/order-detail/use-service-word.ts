import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { commonQueries } from '@/api/common/common-queries';
import type { Order } from '@/api/order/order-requests';
import { isHomeCode, isItemCode } from '@/domain/home-move/payload';
import { codeWord } from '@/lib/i18n/code-word';
import { useMovingWords } from '@/ui/use-moving-words';

/**
 * Returns a function for the name of an option: ours, otherwise the provider's, which is loaded only if one of ours is
 * missing.
 */
export function useServiceWord({ services, orderType }: Pick<Order, 'services' | 'orderType'>) {
  const { i18n } = useTranslation('order');
  const hasWords = useMovingWords(orderType);
  // `codeWord` returns '' if our texts have no name.
  const hasOurName = (code: string) => codeWord(i18n, 'service', code, '') !== '';
  const { data = [] } = useQuery({
    ...commonQueries.services(orderType),
    // Items and homes of a move are counted, not named.
    enabled: hasWords && services.some(({ code }) => !isItemCode(code) && !isHomeCode(code) && !hasOurName(code)),
  });
  return (code: string) => codeWord(i18n, 'service', code, data.find((service) => service.code === code)?.name ?? code);
}
