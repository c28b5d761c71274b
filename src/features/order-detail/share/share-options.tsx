import { useMutation, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { saveShareMutation } from '@/api/order/order-mutations';
import { orderQueries } from '@/api/order/order-queries';
import type { ShareSettings } from '@/api/order/order-requests';
import { ApiError } from '@/domain/api-error';
import { errorText } from '@/lib/i18n/error-text';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Notice } from '@/ui/kit/feedback/notice';
import { SwitchField } from '@/ui/kit/form/switch-field';
import { styled } from '@/ui/styled';

const OPTIONS = ['goods', 'places', 'contacts', 'driver', 'map', 'photos'] as const satisfies (keyof ShareSettings)[];

const Group = styled('fieldset')(({ theme }) => ({
  '& > legend': { fontSize: theme.typography.body2.fontSize, fontWeight: theme.typography.fontWeightMedium },
}));
const Rows = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(1),
  '& > label': { paddingBlock: theme.spacing(1.5) },
  '& > label + label': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));
const Small = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type ShareOptionsProps = { orderId: string; settings: ShareSettings; hasGoods: boolean };

/** Each change is saved at once and also affects links that were already sent. */
export function ShareOptions({ orderId, settings, hasGoods }: ShareOptionsProps) {
  const { t, i18n } = useTranslation('share');
  const save = useMutation(saveShareMutation(orderId));
  // A change sends all settings, and another tab may have hidden something since this order was loaded.
  const detail = useQuery({
    ...orderQueries.detail(orderId),
    refetchOnMount: 'always',
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isUpToDate = detail.isFetchedAfterMount && !detail.isStale;
  const isUnsure = save.error instanceof ApiError && save.error.isOutcomeUnknown;
  // Shows the last choice until the provider responds.
  const shown = save.isPending ? save.variables : settings;
  const offered = OPTIONS.filter((name) => settings[name] !== undefined && (name !== 'goods' || hasGoods));

  return (
    <div>
      <Group disabled={!isUpToDate} aria-busy={detail.isFetching && !isUpToDate}>
        <legend>{t('options')}</legend>
        <Rows>
          {offered.map((name) => (
            <SwitchField
              key={name}
              label={t(`option.${name}`)}
              description={t(`about.${name}`)}
              checked={shown[name] === true && (name !== 'map' || shown.places)}
              disabled={name === 'map' && !shown.places}
              onChange={({ target }) => save.mutate({ ...shown, [name]: target.checked })}
            />
          ))}
        </Rows>
      </Group>
      <Small>{t('always')}</Small>
      {save.error ? (
        <Notice tone="error" title={t(isUnsure ? 'unsure' : 'failed')}>
          {errorText(save.error, i18n)}
        </Notice>
      ) : null}
      {detail.error ? (
        <Notice
          tone="error"
          title={t('outdated')}
          action={
            <RetryButton
              variant="outline"
              size="small"
              error={detail.error}
              isRetrying={detail.isFetching}
              onRetry={() => void detail.refetch()}
            />
          }
        >
          {errorText(detail.error, i18n)}
        </Notice>
      ) : null}
    </div>
  );
}
