import { driverQueries } from '@/api/driver/driver-queries';
import { userQueries } from '@/api/user/user-queries';
import { useEarlyRequest } from '@/queries/use-early-request';
import { useAppStore } from '@/store/hooks';
import { selectDraft } from '@/store/order-draft-slice';

/** Asks for methods and vehicle before the page behind the guard has mounted, so that the page starts with data. */
export function PaymentRequest() {
  const store = useAppStore();
  useEarlyRequest(
    async (client) => {
      const draft = selectDraft(store.getState());
      if (!draft) return;
      await Promise.all([
        client.query(userQueries.featureFlags()),
        client.query(driverQueries.vehiclePools(draft.orderType)),
      ]);
    },
    { isForGuests: true },
  );
  return null;
}
