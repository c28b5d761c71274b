import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { memo } from 'react';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { fitOf, usableVolume, vehicleFor } from '@/domain/home-move/load';
import type { Load } from '@/domain/home-move/job';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Disclosure } from '@/ui/kit/layout/disclosure';
import { Notice } from '@/ui/kit/feedback/notice';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { useOfferWords } from '../../offer/use-offer-labels';
import { FitList } from './fit-list';
import { LoadedTruck } from './loaded-truck';

const Trucks = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(4, 8),
  marginTop: theme.spacing(4),
}));
const Best = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));
const Rough = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));
const Empty = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));

type LoadViewProps = {
  load: Load;
  pools: readonly VehiclePool[];
  /** The vehicle that was chosen by hand; without it the fitting one is drawn. */
  chosen?: VehiclePool | undefined;
};

/** Two of a kind are one word: 5톤 2대. */
function tally(pools: readonly VehiclePool[]) {
  return [...new Set(pools)].map((pool) => ({ pool, count: pools.filter(({ id }) => id === pool.id).length }));
}

/** How the load fills the truck, which trucks it fits, and why it does not fit the others. */
export const LoadView = memo(function LoadView(props: LoadViewProps) {
  return useLazyTexts('inventory') ? <Content {...props} /> : null;
}, isSame);

/** The load is summed anew at each key of an own item's name, and mostly comes out the same. */
function isSame(before: LoadViewProps, after: LoadViewProps) {
  const { load, pools, chosen } = after;
  const isSameLoad = before.load.volume === load.volume && before.load.kg === load.kg;
  return isSameLoad && before.pools === pools && before.chosen === chosen;
}

function Content({ load, pools, chosen }: LoadViewProps) {
  const { t } = useTranslation('inventory');
  const { vehicleName } = useOfferWords();
  const trucks = pools.filter(({ vehicleClass }) => usableVolume(vehicleClass) > 0);
  const best = load.volume > 0 ? vehicleFor(load, trucks) : null;

  if (load.volume === 0) {
    return (
      <SectionCard title={t('load.title')}>
        <Empty>{t('load.empty')}</Empty>
      </SectionCard>
    );
  }

  const nameOf = ({ pool, count }: ReturnType<typeof tally>[number]) =>
    count > 1 ? t('load.several', { name: vehicleName(pool), count }) : vehicleName(pool);
  const isUnfit = chosen !== undefined && !fitOf(load, [chosen]).fits;
  const drawn = chosen && !isUnfit ? [chosen] : (best ?? []);

  return (
    <SectionCard title={t('load.title')}>
      {best ? <Best>{t('load.best', { vehicles: tally(best).map(nameOf).join(t('load.plus')) })}</Best> : null}
      {best ? null : <Notice tone="attention">{t('load.none')}</Notice>}
      <Trucks>
        {fill(load.volume, drawn).map(({ pool, volume, key }) => (
          <LoadedTruck key={key} pool={pool} name={vehicleName(pool)} volume={volume} />
        ))}
      </Trucks>
      <Disclosure summary={t('load.vehicles')} isOpen={isUnfit}>
        <FitList load={load} pools={trucks} chosenId={chosen?.id} />
        <Rough>{t('load.rough')}</Rough>
      </Disclosure>
    </SectionCard>
  );
}

/** The first is loaded full before the next begins. */
function fill(volume: number, pools: readonly VehiclePool[]) {
  let left = volume;
  return pools.map((pool, place) => {
    const taken = Math.min(left, usableVolume(pool.vehicleClass));
    left -= taken;
    return { pool, volume: taken, key: `${pool.id}-${place}` };
  });
}
