import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { commonQueries } from '@/api/common/common-queries';
import type { Order } from '@/api/order/order-requests';
import { wordOf } from '@/lib/i18n/word-of';

/** What an option is called: our word, else the provider's name, which is asked for only when a word is missing. */
export function useServiceWord({ services, orderType }: Pick<Order, 'services' | 'orderType'>) {
  const { i18n } = useTranslation('order');
  const isOurs = (code: string) => i18n.exists(`service.${code}`, { ns: 'order' });
  const { data = [] } = useQuery({
    ...commonQueries.services(orderType),
    enabled: services.some(({ code }) => !isOurs(code)),
  });
  return (code: string) =>
    wordOf(i18n, 'order', `service.${code}`, data.find((service) => service.code === code)?.name ?? code);
}
