import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { commonQueries } from '@/api/common/common-queries';
import { isHomeCode, isItemCode } from '@/domain/home-move/payload';
import type { OrderType } from '@/domain/order/kinds';
import { serviceName } from '@/ui/order/order-names';
import { useHomeMoveTexts } from '@/ui/home-move/use-home-move-texts';

type Named = {
  orderType: OrderType;
  services: readonly { code: string }[];
  /** A surcharge may be for a service that nobody chose. */
  calculationPrice: { parts: readonly { serviceCode?: string | undefined }[] };
};

/**
 * Names a service: our word, else the provider's name, else `unknown` or the code itself. The provider is only asked when a
 * word for a chosen or charged service is missing.
 */
export function useServiceName({ orderType, services, calculationPrice }: Named, unknown?: string) {
  const { i18n } = useTranslation('order');
  const codes = [
    ...services.map(({ code }) => code),
    ...calculationPrice.parts.flatMap(({ serviceCode }) => serviceCode ?? []),
  ];
  const hasWords = useHomeMoveTexts(orderType);
  const isOurs = (code: string) => serviceName(i18n, code, '') !== '';
  const { data = [] } = useQuery({
    ...commonQueries.services(orderType),
    // What is carried is counted and not named.
    enabled: hasWords && codes.some((code) => !isItemCode(code) && !isHomeCode(code) && !isOurs(code)),
  });
  return (code: string) =>
    serviceName(i18n, code, data.find((service) => service.code === code)?.name ?? unknown ?? code);
}
