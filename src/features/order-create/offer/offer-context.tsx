import { useQuery } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { commonQueries } from '@/api/common/common-queries';
import { driverQueries } from '@/api/driver/driver-queries';
import { setVehicle } from '@/domain/order/draft-changes';
import { cheapestFitting, readGoods } from '@/domain/order/goods';
import { rulesOf } from '@/domain/order/kinds';
import { useChangeDraft, useDraft, useReadDraft } from '../use-draft';
import { fitToOffer, type DroppedChoice } from './offer';

/** Each section shows its own loading error. */
const meta = { isErrorShownInPlace: true };
const NOTHING: DroppedChoice = { vehiclePoolId: null, services: [] };

function useOfferState() {
  const readDraft = useReadDraft();
  const change = useChangeDraft();
  const orderType = useDraft((draft) => draft.orderType);
  const vehiclePoolId = useDraft((draft) => draft.vehiclePoolId);
  const chosen = useDraft((draft) => draft.services);
  const pools = useQuery({ ...driverQueries.vehiclePools(orderType), meta });
  const services = useQuery({ ...commonQueries.services(orderType), meta });
  const [dropped, setDropped] = useState(NOTHING);
  // Before the first address only looking at the page must store nothing.
  const hasBegun = useDraft(({ waypoints }) => waypoints.some(({ address }) => address !== null));

  const fit = useEffectEvent(() => {
    if (!pools.data || !services.data) return;
    const draft = readDraft();
    const fitted = fitToOffer(draft, { pools: pools.data, services: services.data });
    if (fitted) {
      change((before) => ({ ...before, ...fitted.choice }));
      // A vehicle dropped earlier is still to be chosen again.
      setDropped({ ...fitted.dropped, vehiclePoolId: fitted.dropped.vehiclePoolId ?? dropped.vehiclePoolId });
      return;
    }
    // A vehicle that was removed is chosen again by the customer, who has just been told of it.
    const isOpen = hasBegun && draft.vehiclePoolId === '' && dropped.vehiclePoolId === null;
    if (!isOpen || rulesOf(draft.orderType).hasInventory) return;
    const proposal = cheapestFitting(readGoods(draft.goodsSize), pools.data);
    if (proposal) change(setVehicle(proposal.id));
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the offer is server data that arrives after the choice
  useEffect(() => fit(), [pools.data, services.data, vehiclePoolId, chosen, hasBegun]);

  return {
    pools,
    services,
    pool: pools.data?.find(({ id }) => id === vehiclePoolId),
    dropped,
    /** `vehiclePoolId`: the dropped vehicle, if the customer has not chosen another one yet. */
    forgetDropped: (vehiclePoolId: string | null = null) => setDropped({ ...NOTHING, vehiclePoolId }),
  };
}

/** `pool`: the chosen vehicle. `dropped`: what was removed from the choice, until the next choice. */
type OfferState = ReturnType<typeof useOfferState>;

const OfferContext = createContext<OfferState | null>(null);

export function useOffer(): OfferState {
  const offer = useContext(OfferContext);
  if (!offer) throw new Error('useOffer needs the OfferProvider');
  return offer;
}

/**
 * Loads the offer and removes from the draft what is not in it, for example after a change of the vehicle or in an old
 * draft. The page says what was removed. Without a vehicle, it chooses the cheapest one that can carry the goods.
 */
export function OfferProvider({ children }: { children: ReactNode }) {
  return <OfferContext value={useOfferState()}>{children}</OfferContext>;
}
