import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, useSyncExternalStore } from 'react';
import { userQueries } from '@/api/user/user-queries';
import { IS_OFFERED } from '@/config/env';
import { SOCIAL_PROVIDERS, type SocialProvider } from '@/domain/account/social';
import { authorizeUrl } from '@/lib/oauth/authorize-url';
import { GoogleMark, KakaoMark, NaverMark } from '@/ui/drawings/vendor-marks';
import { Button } from '@/ui/kit/button/button';
import { Notice } from '@/ui/kit/feedback/notice';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const MARKS: Record<SocialProvider, typeof KakaoMark> = { kakao: KakaoMark, naver: NaverMark, google: GoogleMark };

function ProviderMark({ provider }: { provider: SocialProvider }) {
  const Mark = MARKS[provider];
  return <Mark size={24} />;
}

const BUTTON_HEIGHT = 44;

const Root = styled('section')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));

const Divider = styled('h2')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  margin: 0,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.secondary,
  '&::before, &::after': { content: '""', flex: 1, borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
}));

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(5.5rem, 1fr))',
  gap: theme.spacing(2),
  '& > button': { padding: theme.spacing(0, 2), fontSize: theme.typography.body2.fontSize },
}));

const CONFIGURED: readonly SocialProvider[] = SOCIAL_PROVIDERS.filter((provider) => IS_OFFERED[provider]);
const neverChanges = () => () => undefined;

/** The prerendered page serves many deployments, so it has room for all sign-ins. */
const useConfigured = () =>
  useSyncExternalStore<readonly SocialProvider[]>(
    neverChanges,
    () => CONFIGURED,
    () => SOCIAL_PROVIDERS,
  );

/**
 * The third-party sign-ins of this deployment; a skeleton until the feature flags arrive. `knownPhone`: the number
 * typed above.
 */
export function SocialButtons({ knownPhone }: { knownPhone: () => string | undefined }) {
  const { t } = useTranslation('account');
  const locale = useLocale();
  const { data: flags, isError } = useQuery(userQueries.featureFlags());
  const [leavingTo, setLeavingTo] = useState<SocialProvider | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const configured = useConfigured();
  const offered = configured.filter((provider) => flags?.socialLogins.includes(provider));

  async function leaveTo(provider: SocialProvider) {
    setLeavingTo(provider);
    setHasFailed(false);
    try {
      window.location.assign(await authorizeUrl(provider, locale, knownPhone()));
    } catch {
      // Without HTTPS the browser has no `crypto.subtle`, so the sign-in cannot start.
      setLeavingTo(null);
      setHasFailed(true);
    }
  }

  if (isError || configured.length === 0 || (flags && offered.length === 0)) return null;
  return (
    <Root>
      <Divider>{t('social.label')}</Divider>
      {flags ? (
        <Row>
          {offered.map((provider) => (
            <Button
              key={provider}
              variant="outline"
              aria-label={t(`social.${provider}`)}
              start={<ProviderMark provider={provider} />}
              isLoading={leavingTo === provider}
              onClick={() => void leaveTo(provider)}
            >
              {t(`provider.${provider}`)}
            </Button>
          ))}
        </Row>
      ) : (
        <SkeletonGroup>
          <Row>
            {configured.map((provider) => (
              <Skeleton key={provider} height={BUTTON_HEIGHT} radius={8} />
            ))}
          </Row>
        </SkeletonGroup>
      )}
      {hasFailed ? <Notice tone="error">{t('social.failed')}</Notice> : null}
    </Root>
  );
}
