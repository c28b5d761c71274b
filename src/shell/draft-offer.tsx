import { useTranslation } from '@/lib/i18n/use-translation';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { useAppSelector } from '@/store/hooks';
import { selectDraft } from '@/store/order-draft-slice';
import { Button } from '@/ui/kit/button/button';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { RoutePair } from '@/ui/order/route-pair';
import { StateFrame } from '@/ui/kit/feedback/state-frame';
import { styled } from '@/ui/styled';
import { useApp } from './app-context';

const DraftSummary = styled('span')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  width: '100%',
  maxWidth: theme.layout.form,
  margin: `${theme.spacing(4)} auto 0`,
  padding: theme.spacing(4),
  borderRadius: theme.radius.inner,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  textAlign: 'left',
  color: theme.vars.palette.text.primary,
  '& > strong': { fontWeight: theme.typography.fontWeightBold },
}));

/** Asks a member, once, whether the order that a guest began in this tab is theirs. */
export function DraftOffer() {
  const { session } = useApp();
  const hasTexts = useLazyTexts('draftOffer');
  const { t } = useTranslation(['draftOffer', 'order']);
  const draft = useAppSelector(selectDraft);
  if (!draft || !hasTexts) return <FullScreenSpinner />;

  const placeOf = (index: number) => draft.waypoints.at(index)?.address?.roadAddress ?? t('noPlace');
  const stops = draft.waypoints.length - 2;
  return (
    <StateFrame
      isPage
      title={t('title')}
      message={
        <>
          {t('lead')}
          <DraftSummary>
            <strong>{t(`order:type.${draft.orderType}`)}</strong>
            <RoutePair
              pickup={placeOf(0)}
              dropoff={placeOf(-1)}
              stops={stops > 0 ? t('order:row.stops', { count: stops }) : null}
            />
          </DraftSummary>
        </>
      }
      small={t('note')}
      action={
        <>
          <Button variant="primary" size="large" onClick={() => session.answerDraftOffer(true)}>
            {t('take')}
          </Button>
          <Button size="large" onClick={() => session.answerDraftOffer(false)}>
            {t('leave')}
          </Button>
        </>
      }
    />
  );
}
