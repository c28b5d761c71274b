import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { usePushPermission } from '@/lib/browser/use-push-permission';
import { Button } from '@/ui/button';
import { ToneChip } from '@/ui/tone-chip';

const TONE = { granted: 'success', default: 'neutral', denied: 'attention', unsupported: 'neutral' } as const;

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 4),
  marginTop: theme.spacing(3),
  paddingTop: theme.spacing(4),
  borderTop: `1px solid ${theme.vars.palette.line.hairline}`,
}));

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 200,
  '& > p + p': {
    fontSize: theme.typography.caption.fontSize,
    lineHeight: 1.5,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Whether this browser may tell of orders, and what to do where it may not. */
export function PushSection() {
  const { t } = useTranslation('profile');
  const { permission, ask } = usePushPermission();
  if (permission === null) return null;

  return (
    <Root>
      <Words role="status">
        <p>{t('push.label')}</p>
        <p>{t(`push.${permission}Hint`)}</p>
      </Words>
      {permission === 'default' ? (
        <Button variant="outline" size="small" onClick={ask}>
          {t('push.ask')}
        </Button>
      ) : (
        <ToneChip tone={TONE[permission]}>{t(`push.${permission}`)}</ToneChip>
      )}
    </Root>
  );
}
