import type { OrderDraft } from '@/domain/order-draft';
import type { ComposerForm } from './composer-context';
import { asType, toValues, type ComposedType, type ComposerValues } from './composer-values';

type Reactions = { forgetDropped: () => void; setHasPassed: (hasPassed: boolean) => void };

function withService({ services }: ComposerValues, code: string, quantity: number) {
  if (quantity === 0) return services.filter((service) => service.code !== code);
  const isChosen = services.some((service) => service.code === code);
  if (!isChosen) return [...services, { code, quantity }];
  return services.map((service) => (service.code === code ? { code, quantity } : service));
}

/** One function per choice on the page, made once so that the sections stay memoised. */
export function createSetters({ update }: ComposerForm, { forgetDropped, setHasPassed }: Reactions) {
  return {
    orderType: (orderType: ComposedType) => {
      forgetDropped();
      update((values) => asType(values, orderType));
    },
    vehicle: (vehiclePoolId: string) => {
      forgetDropped();
      update((values) => ({ ...values, vehiclePoolId }));
    },
    service: (code: string, quantity: number) => {
      forgetDropped();
      update((values) => ({ ...values, services: withService(values, code, quantity) }));
    },
    appointment: (appointmentAt: string | null) => {
      setHasPassed(false);
      update((values) => ({ ...values, appointmentAt }));
    },
    passedTime: () => {
      setHasPassed(true);
      update((values) => ({ ...values, appointmentAt: null }));
    },
    text: (patch: Partial<Pick<ComposerValues, 'goodsDescription' | 'remark'>>) =>
      update((values) => ({ ...values, ...patch })),
    goodsSize: (patch: Partial<ComposerValues['goodsSize']>) =>
      update((values) => ({ ...values, goodsSize: { ...values.goodsSize, ...patch } })),
    replaceAll: (draft: OrderDraft) => {
      forgetDropped();
      update(() => toValues(draft));
    },
  };
}
