import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import type { Load } from '@/domain/home-move/job';
import { checkLoadFit, recommendTrucks, usableVolume } from '@/domain/home-move/load';
import { isVehicleClass } from '@/domain/order/vehicles';
import { formatCubicMetres } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Notice } from '@/ui/kit/feedback/notice';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { CargoBlocks } from '@/ui/order/vehicles/cargo-blocks';
import { VehicleDrawing } from '@/ui/order/vehicles/vehicle-drawing';
import { styled } from '@/ui/styled';
import { useOfferLabels } from '../../offer/use-offer-labels';
import { FitList } from './fit-list';

const DRAWING_WIDTH = 264;

const Root = styled('li')({ display: 'grid', minWidth: 0, maxWidth: DRAWING_WIDTH });
const Text = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type LoadedTruckProps = { pool: VehiclePool; name: string; volume: number };

/** The drawing is decorative; the text below has the same content. */
function LoadedTruck({ pool: { vehicleClass }, name, volume }: LoadedTruckProps) {
  const { t } = useTranslation('inventory');
  const capacity = usableVolume(vehicleClass);
  return (
    <Root>
      {isVehicleClass(vehicleClass) ? (
        <VehicleDrawing
          vehicle={vehicleClass}
          width={DRAWING_WIDTH}
          cargo={<CargoBlocks vehicle={vehicleClass} share={volume / capacity} />}
        />
      ) : null}
      <Text>{t('load.fill', { vehicle: name, room: capacity, volume: formatCubicMetres(volume) })}</Text>
    </Root>
  );
}

const Trucks = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4, 8),
  marginTop: theme.spacing(4),
}));
const BestText = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));
const RoughHint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type LoadViewProps = {
  load: Load;
  pools: readonly VehiclePool[];
  /** The vehicle that the customer chose; if undefined, the view shows the smallest vehicle that fits. */
  chosen?: VehiclePool | undefined;
};

/** Counts equal vehicles, so that two of them read as "5톤 2대". */
function countPools(pools: readonly VehiclePool[]) {
  return [...new Set(pools)].map((pool) => ({ pool, count: pools.filter(({ id }) => id === pool.id).length }));
}

/** How full the truck is, which trucks fit the load, and why others do not. */
export const LoadView = memo(function LoadView(props: LoadViewProps) {
  return useLazyTexts('inventory') ? <Content {...props} /> : null;
}, isSame);

/** The load is recomputed at each keystroke in an own item's name, usually with the same result. */
function isSame(before: LoadViewProps, after: LoadViewProps) {
  const { load, pools, chosen } = after;
  const isSameLoad = before.load.volume === load.volume && before.load.kg === load.kg;
  return isSameLoad && before.pools === pools && before.chosen === chosen;
}

function Content({ load, pools, chosen }: LoadViewProps) {
  const { t } = useTranslation('inventory');
  const { vehicleName } = useOfferLabels();
  const trucks = pools.filter(({ vehicleClass }) => usableVolume(vehicleClass) > 0);
  const best = load.volume > 0 ? recommendTrucks(load, trucks) : null;

  if (load.volume === 0) {
    return (
      <SectionCard title={t('load.title')}>
        <Empty>{t('load.empty')}</Empty>
      </SectionCard>
    );
  }

  const nameOf = ({ pool, count }: ReturnType<typeof countPools>[number]) =>
    count > 1 ? t('load.several', { name: vehicleName(pool), count }) : vehicleName(pool);
  const isUnfit = chosen !== undefined && !checkLoadFit(load, [chosen]).fits;
  const drawn = chosen && !isUnfit ? [chosen] : (best ?? []);

  return (
    <SectionCard title={t('load.title')}>
      {best ? (
        <BestText>{t('load.best', { vehicles: countPools(best).map(nameOf).join(t('load.plus')) })}</BestText>
      ) : null}
      {best ? null : <Notice tone="attention">{t('load.none')}</Notice>}
      <Trucks>
        {fill(load.volume, drawn).map(({ pool, volume, key }) => (
          <LoadedTruck key={key} pool={pool} name={vehicleName(pool)} volume={volume} />
        ))}
      </Trucks>
      <Disclosure summary={t('load.vehicles')} isOpen={isUnfit}>
        <FitList load={load} pools={trucks} chosenId={chosen?.id} />
        <RoughHint>{t('load.rough')}</RoughHint>
      </Disclosure>
    </SectionCard>
  );
}

/** Fills the trucks one after the other. */
function fill(volume: number, pools: readonly VehiclePool[]) {
  let left = volume;
  return pools.map((pool, place) => {
    const taken = Math.min(left, usableVolume(pool.vehicleClass));
    left -= taken;
    return { pool, volume: taken, key: `${pool.id}-${place}` };
  });
}
