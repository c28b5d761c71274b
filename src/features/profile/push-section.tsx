import { needsHomeScreen } from '@/lib/browser/home-screen';
import { useTranslation } from '@/lib/i18n/use-translation';
import { enablePush, usePushStatus, type PushStatus } from '@/lib/push/push-state';
import { Button } from '@/ui/kit/button/button';
import { SwitchField } from '@/ui/kit/form/switch-field';
import { styled } from '@/ui/styled';

const DISABLED_STATUSES: readonly PushStatus[] = ['unsupported', 'denied', 'asking'];
const CHECKED_STATUSES: readonly PushStatus[] = ['asking', 'connecting', 'on', 'failed'];
const STEPS = {
  denied: ['unblock.site', 'unblock.allow', 'unblock.back'],
  homeScreen: ['homeScreen.add', 'homeScreen.open', 'homeScreen.turnOn'],
} as const;

const Root = styled('div')(({ theme }) => ({
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(2),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));

const Help = styled('div')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.6,
  color: theme.vars.palette.text.secondary,
  '& > ol': { margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(5), listStyle: 'decimal' },
  '& > button': { marginTop: theme.spacing(2) },
}));

/** If its code does not load, the switch stays where it was. */
const pause = () => import('@/lib/push/push-connection').then(({ pausePush }) => pausePush()).catch(() => undefined);

/** Whether this browser shows pushes about orders, why not, and what the customer can do about it. */
export function PushSection() {
  const { t } = useTranslation('profile');
  const status = usePushStatus();
  if (status === null || status === 'off') return null;
  const hint = status === 'unsupported' && needsHomeScreen() ? 'homeScreen' : status;

  return (
    <Root>
      <SwitchField
        label={t('push.label')}
        description={<span role="status">{t(`push.hint.${hint}`)}</span>}
        checked={CHECKED_STATUSES.includes(status)}
        disabled={DISABLED_STATUSES.includes(status)}
        onChange={({ target }) => void (target.checked ? enablePush() : pause())}
      />
      {hint === 'denied' || hint === 'homeScreen' ? (
        <Help>
          <ol>
            {STEPS[hint].map((step) => (
              <li key={step}>{t(`push.${step}`)}</li>
            ))}
          </ol>
        </Help>
      ) : null}
      {status === 'failed' ? (
        <Help>
          <Button variant="outline" size="small" onClick={() => void enablePush()}>
            {t('push.retry')}
          </Button>
        </Help>
      ) : null}
    </Root>
  );
}
