import { skipToken, useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { userQueries } from '@/api/user/user-queries';
import { validateOrganizationCode } from '@/api/user/user-requests';
import { ROUTES } from '@/config/routes';
import { ApiError } from '@/domain/api-error';
import { useLoadError } from '@/queries/use-load-error';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { SkeletonGroup, Skeleton } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { SignUp } from './sign-up';

const MAX_CODE_LENGTH = 64;
const SkeletonBody = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(6) }));

/** `code`: from the address, null until it is known. */
export function OrganizationSignUp({ code }: { code: string | null }) {
  const { t } = useTranslation('signup');
  const isCheckable = code !== null && code.length <= MAX_CODE_LENGTH;
  const request = useQuery({
    ...userQueries.organization(code ?? ''),
    queryFn: isCheckable ? ({ signal }) => validateOrganizationCode(code, signal) : skipToken,
  });
  const { data, isFetching, refetch } = request;
  const error = useLoadError(request);
  const isWrong = error instanceof ApiError && error.isFinal;
  const isRefused = code !== null && (!isCheckable || isWrong);

  if (data) return <SignUp organization={data} />;
  if (isRefused) {
    const isExpired = error instanceof ApiError && error.items.some((item) => item.code === 'EXPIRED');
    const key = isExpired ? 'expired' : 'wrong';
    return (
      <ErrorState
        isPage
        title={t(`organization.${key}Title`)}
        message={t(`organization.${key}`)}
        kept={t('organization.code', { code: code.slice(0, MAX_CODE_LENGTH) })}
        action={
          <ButtonLink href={ROUTES.signup} variant="primary" size="large">
            {t('organization.asConsumer')}
          </ButtonLink>
        }
      />
    );
  }
  if (error) {
    return <ErrorState isPage error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <SkeletonGroup>
      <SkeletonBody>
        <Skeleton width={240} height={36} />
        <Skeleton height={44} radius={8} />
        <Skeleton height={56} radius={8} />
        <Skeleton height={320} radius={12} />
        <Skeleton height={52} radius={12} />
      </SkeletonBody>
    </SkeletonGroup>
  );
}
