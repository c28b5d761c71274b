import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { turnPushOn, usePushStatus, type PushStatus } from '@/lib/push/push-state';
import { Button } from '@/ui/kit/button/button';
import { SwitchField } from '@/ui/kit/form/switch-field';

const IMPOSSIBLE: readonly PushStatus[] = ['unsupported', 'denied', 'asking'];
const WANTED: readonly PushStatus[] = ['asking', 'connecting', 'on', 'failed'];
const STEPS = ['site', 'allow', 'back'] as const;

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

/** Its code may not arrive: the switch then stays where it was. */
const pause = () => import('@/lib/push/push-connection').then(({ pausePush }) => pausePush()).catch(() => undefined);

/** Whether this browser tells of orders, why not where it does not, and what to do about it. */
export function PushSection() {
  const { t } = useTranslation('profile');
  const status = usePushStatus();
  if (status === null || status === 'off') return null;

  return (
    <Root>
      <SwitchField
        label={t('push.label')}
        description={<span role="status">{t(`push.hint.${status}`)}</span>}
        checked={WANTED.includes(status)}
        disabled={IMPOSSIBLE.includes(status)}
        onChange={({ target }) => void (target.checked ? turnPushOn() : pause())}
      />
      {status === 'denied' ? (
        <Help>
          <ol>
            {STEPS.map((step) => (
              <li key={step}>{t(`push.unblock.${step}`)}</li>
            ))}
          </ol>
        </Help>
      ) : null}
      {status === 'failed' ? (
        <Help>
          <Button variant="outline" size="small" onClick={() => void turnPushOn()}>
            {t('push.retry')}
          </Button>
        </Help>
      ) : null}
    </Root>
  );
}
