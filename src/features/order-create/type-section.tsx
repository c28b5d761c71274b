import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { userQueries } from '@/api/user/user-queries';
import { setOrderKind } from '@/domain/order/draft-changes';
import { offeredKinds, ORDER_KINDS, rulesOf } from '@/domain/order/kinds';
import { translateOr } from '@/lib/i18n/translate-or';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { styled } from '@/ui/styled';
import { useOffer } from './offer/offer-context';
import { useChangeDraft, useDraft } from './use-draft';

const Hint = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(3),
  // Reserves the height of the longest hint, so that a choice causes no layout shift.
  minHeight: '1lh',
  [theme.breakpoints.down('sm')]: { minHeight: '2lh' },
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** `hasMoveTexts`: whether the home-move texts are loaded. */
export function TypeSection({ hasMoveTexts }: { hasMoveTexts: boolean }) {
  const { t, i18n } = useTranslation(['composer', 'order']);
  const { data: flags } = useQuery(userQueries.featureFlags());
  const orderType = useDraft((draft) => draft.orderType);
  const change = useChangeDraft();
  const { forgetDropped } = useOffer();
  // Keeps the draft's kind selectable, even if this deployment no longer offers it.
  const offered = offeredKinds(flags?.orderTypes);
  const types = ORDER_KINDS.filter((type) => type === orderType || offered.includes(type));
  const { hint } = rulesOf(orderType);
  const hintText = hint === null ? hasMoveTexts && translateOr(i18n, 'moving', 'lead', '') : t(hint);

  return (
    <SectionCard anchor="type">
      <SegmentedControl
        legend={t('type.legend')}
        value={orderType}
        options={types.map((type) => ({ value: type, label: t(`order:type.${type}`) }))}
        onChange={(kind) => {
          forgetDropped();
          change(setOrderKind(kind));
        }}
      />
      <Hint>{hintText}</Hint>
    </SectionCard>
  );
}
