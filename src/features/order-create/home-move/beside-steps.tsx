// Beside the steps of a move: the truck with its load, and the extras that may come.
import { useTranslation } from '@/lib/i18n/use-translation';
import { useMemo } from 'react';
import { countTrucks, loadOf, recommendTrucks, usableVolume } from '@/domain/home-move/load';
import { isVehicleClass } from '@/domain/order/vehicles';
import { formatCubicMetres } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useExtrasText } from '@/ui/home-move/use-extras-text';
import { CargoBlocks } from '@/ui/order/vehicles/cargo-blocks';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';
import { useOffer } from '../offer/offer-context';
import { useOfferLabels } from '../offer/use-offer-labels';
import { lastPrice, useEstimate } from '../price/estimate';
import { useDraft } from '../use-draft';

const DRAWING_WIDTH = 264;

const Root = styled('figure')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'center',
  gap: theme.spacing(2),
  minHeight: 148,
  margin: 0,
}));
const Caption = styled('figcaption')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
}));

/** The truck and how full it gets, beside the steps. Drawn empty before there is a load. */
export function LoadDrawing() {
  const hasTexts = useLazyTexts('inventory');
  return hasTexts ? <Drawing /> : <Root />;
}

function Drawing() {
  const { t } = useTranslation('inventory');
  const { pools, pool } = useOffer();
  const { vehicleName } = useOfferLabels();
  const items = useDraft(({ moving }) => moving.items);
  const ownItems = useDraft(({ moving }) => moving.ownItems);
  const load = useMemo(() => loadOf(items, ownItems), [items, ownItems]);
  const trucks = useMemo(() => (load.volume > 0 ? recommendTrucks(load, pools.data ?? []) : null), [load, pools.data]);
  const drawn = pool ?? trucks?.[0] ?? pools.data?.find(({ vehicleClass }) => usableVolume(vehicleClass) > 0);
  if (!drawn || !isVehicleClass(drawn.vehicleClass)) return <Root />;
  const count = countTrucks(load, drawn);
  const room = usableVolume(drawn.vehicleClass) * count;
  const share = room > 0 ? load.volume / room : 0;
  const name = vehicleName(drawn);
  const vehicle = count > 1 ? t('load.several', { name, count }) : name;
  return (
    <Root>
      <VehicleDrawing
        vehicle={drawn.vehicleClass}
        width={DRAWING_WIDTH}
        cargo={<CargoBlocks vehicle={drawn.vehicleClass} share={share} />}
      />
      <Caption>
        {load.volume > 0 ? t('load.fill', { vehicle, room, volume: formatCubicMetres(load.volume) }) : t('load.empty')}
      </Caption>
    </Root>
  );
}

const Line = styled('p')(({ theme }) => ({
  padding: theme.spacing(3),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** Beside the price, once there is one: the most that may be added, and how many open questions cause it. */
export function PossibleExtrasLine() {
  const text = useExtrasText(useDraft((draft) => draft.moving));
  const estimate = useEstimate();
  return lastPrice(estimate) ? <Line>{text}</Line> : null;
}
