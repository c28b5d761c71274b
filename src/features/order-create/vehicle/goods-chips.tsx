import { useTranslation } from '@/lib/i18n/use-translation';
import type { VehiclePool } from '@/api/driver/driver-requests';
import { NO_GOODS_SIZE, type DraftGoodsSize } from '@/domain/order/draft';
import { setGoods } from '@/domain/order/draft-changes';
import {
  cheapestFitting,
  GOODS_PRESET_NAMES,
  GOODS_PRESETS,
  presetOf,
  readGoods,
  type GoodsPreset,
} from '@/domain/order/goods';
import { goodsName } from '@/ui/order/order-names';
import { styled } from '@/ui/styled';
import { useOffer } from '../offer/offer-context';
import { useChangeDraft, useDraft } from '../use-draft';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))',
  gap: theme.spacing(2),
  marginBottom: theme.spacing(1),
}));

const Chip = styled('button')(({ theme }) => ({
  // The names stand on one line, also where not every size needs two.
  display: 'grid',
  alignContent: 'start',
  minHeight: theme.layout.target,
  // Narrow on phones: the size must not break within a figure.
  padding: theme.spacing(1.5, 2),
  [theme.breakpoints.up('md')]: { paddingInline: theme.spacing(4) },
  border: `1px solid ${theme.vars.palette.line.strong}`,
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.background.paper,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  textAlign: 'left',
  lineHeight: 1.3,
  cursor: 'pointer',
  '& > span': {
    fontSize: theme.typography.caption.fontSize,
    fontWeight: theme.typography.fontWeightRegular,
    color: theme.vars.palette.text.secondary,
  },
  '&[aria-pressed="true"]': {
    borderColor: theme.vars.palette.primary.brand,
    boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.brand}`,
    backgroundColor: theme.vars.palette.primary.soft,
  },
  '@media (hover: hover)': { '&:hover': { borderColor: theme.vars.palette.text.secondary } },
}));

/** Common goods: a press fills in the figures and chooses the cheapest vehicle; a second press takes the figures back. */
export function GoodsChips({ pools }: { pools: readonly VehiclePool[] | undefined }) {
  const { t, i18n } = useTranslation(['composer', 'goods']);
  const chosen = presetOf(useDraft(({ goodsSize }) => goodsSize));
  const description = useDraft((draft) => goodsName(i18n, draft));
  const change = useChangeDraft();
  const { pool, forgetDropped } = useOffer();
  const nameOf = (preset: GoodsPreset) => t(`goods:preset.${preset}`);
  // A copy of an earlier order has the name of a preset as text.
  const isOwnText = description.trim() !== '' && GOODS_PRESET_NAMES.every((name) => nameOf(name) !== description);

  const vehicleFor = (size: DraftGoodsSize) => cheapestFitting(readGoods(size), pools ?? [])?.id ?? '';

  function choose(preset: GoodsPreset) {
    const isTakenBack = chosen === preset;
    const goodsSize = isTakenBack ? NO_GOODS_SIZE : GOODS_PRESETS[preset];
    const naming = isOwnText ? {} : { goodsDescription: '', goodsPreset: isTakenBack ? '' : preset };
    forgetDropped();
    // A vehicle that the customer has chosen since stays.
    const isOwn = isTakenBack && pool?.id !== vehicleFor(GOODS_PRESETS[preset]);
    change(setGoods({ goodsSize, ...naming }, isOwn ? '' : vehicleFor(goodsSize)));
  }

  return (
    <Row role="group" aria-label={t('vehicle.goods.legend')}>
      {GOODS_PRESET_NAMES.map((preset) => {
        const { weightKg, widthCm, depthCm, heightCm } = GOODS_PRESETS[preset];
        return (
          <Chip key={preset} type="button" aria-pressed={chosen === preset} onClick={() => choose(preset)}>
            {nameOf(preset)}
            <span>{t('vehicle.goods.size', { weightKg, size: [widthCm, depthCm, heightCm].join('×') })}</span>
          </Chip>
        );
      })}
    </Row>
  );
}
