import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { commonQueries } from '@/api/common/common-queries';
import { driverQueries } from '@/api/driver/driver-queries';
import type { ComposerForm } from '../form/composer-context';
import type { ComposerValues } from '../form/composer-values';
import { fitToOffer, type Dropped } from './offer';

/** Each section says what it could not load. */
const meta = { isErrorShownInPlace: true };
const NOTHING: Dropped = { vehiclePoolId: null, services: [] };

/**
 * What can be chosen, and the choice kept within it: a new kind of order, another vehicle or an old draft may hold what
 * is not offered. What had to go is told, not swallowed.
 */
export function useOffer(form: ComposerForm, values: ComposerValues) {
  const pools = useQuery({ ...driverQueries.vehiclePools(values.orderType), meta });
  const services = useQuery({ ...commonQueries.services(values.orderType), meta });
  const [dropped, setDropped] = useState(NOTHING);

  const fit = useEffectEvent(() => {
    if (!pools.data || !services.data) return;
    const fitted = fitToOffer(values, { pools: pools.data, services: services.data });
    if (!fitted) return;
    form.update((newest) => ({ ...newest, ...fitted.values }));
    setDropped(fitted.dropped);
  });
  // eslint-disable-next-line react-hooks/set-state-in-effect -- what is offered comes from outside, and after the choice
  useEffect(() => fit(), [pools.data, services.data, values.vehiclePoolId, values.services]);

  const forgetDropped = useCallback(() => setDropped(NOTHING), []);
  return { pools, services, dropped, forgetDropped };
}

export type OfferState = ReturnType<typeof useOffer>;
