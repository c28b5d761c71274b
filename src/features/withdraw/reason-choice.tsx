import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import { userQueries } from '@/api/user/user-queries';
import { useLoadError } from '@/queries/use-load-error';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { useFormField } from '@/ui/kit/form/use-form-field';
import { LeftOutNotice } from '@/ui/order/left-out-notice';
import { styled } from '@/ui/styled';

const Legend = styled('legend')(({ theme }) => ({
  marginBottom: theme.spacing(1),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
}));

const ErrorText = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.error.text,
}));

/** For a provider without reasons: the form and the contract ask for one. */
const OTHER = [{ code: 'other', name: '' }];

/** The provider's reasons; several may apply. A reason without our translation shows the provider's text. */
export function ReasonChoice() {
  const { t, i18n } = useTranslation('withdraw');
  const id = useId();
  const request = useQuery(userQueries.withdrawReasons());
  const { data, isFetching, refetch } = request;
  const loadError = useLoadError(request);
  const { field, error, setValue } = useFormField<string[]>('reasons');

  function choose(code: string, isChosen: boolean) {
    const others = field.value.filter((chosen) => chosen !== code);
    void setValue(isChosen ? [...others, code] : others);
  }

  const nameOf = (code: string, name: string) => {
    const key = `reason.${code}`;
    return i18n.exists(key, { ns: 'withdraw' }) ? i18n.t(key, { ns: 'withdraw', defaultValue: name }) : name || code;
  };

  if (!data && loadError) {
    return <ErrorState error={loadError} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <fieldset {...(error ? { 'aria-describedby': `${id}-error` } : {})}>
      <Legend>{t('reasons')}</Legend>
      <LeftOutNotice answer={data} kind="reasons" />
      {data ? (
        (data.length > 0 ? data : OTHER).map(({ code, name }) => (
          <CheckboxField
            key={code}
            name={`reason-${code}`}
            label={nameOf(code, name)}
            checked={field.value.includes(code)}
            aria-invalid={error !== undefined}
            onChange={(event) => choose(code, event.target.checked)}
          />
        ))
      ) : (
        <SkeletonGroup>
          <Skeleton height={256} radius={8} />
        </SkeletonGroup>
      )}
      {error ? (
        <ErrorText id={`${id}-error`} role="alert">
          {error}
        </ErrorText>
      ) : null}
    </fieldset>
  );
}
