import { useTranslation } from '@/lib/i18n/use-translation';
import { RouteLine } from '@/ui/order/route-line';
import { ToneChip } from '@/ui/kit/feedback/tone-chip';
import { styled } from '@/ui/styled';

const Card = styled('figure')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(6),
  borderRadius: theme.radius.outer,
  color: theme.vars.palette.text.primary,
  backgroundColor: theme.vars.palette.background.paper,
}));

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  marginBottom: theme.spacing(5),
  '& > span:last-child': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

const Caption = styled('figcaption')(({ theme }) => ({
  marginTop: theme.spacing(3),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** An example of an order, for visitors who have not made one. Without a price: it would be taken for a fare. */
export function SampleOrder() {
  const { t } = useTranslation('landing');
  return (
    <Card aria-label={t('sample.label')}>
      <Head>
        <ToneChip tone="primary">{t('sample.status')}</ToneChip>
        <span>{t('sample.label')}</span>
      </Head>
      <RouteLine
        label={t('sample.label')}
        items={[
          { key: 'pickup', kind: 'pickup', title: t('sample.pickup'), subtitle: t('sample.pickupNote'), state: 'done' },
          {
            key: 'dropoff',
            kind: 'dropoff',
            title: t('sample.dropoff'),
            subtitle: t('sample.dropoffNote'),
            state: 'current',
          },
        ]}
      />
      <Caption>{t('sample.caption')}</Caption>
    </Card>
  );
}
