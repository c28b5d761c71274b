import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '@/config/routes';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { enablePush, usePushStatus } from '@/lib/push/push-state';
import { takeJustDone } from '@/lib/storage/just-done';
import { canAskForPush, recordPushAsked } from '@/lib/storage/push-asked';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { BellIcon } from '@/ui/kit/icons/system-icons';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';
import { styled } from '@/ui/styled';

const Root = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(3, 4),
  padding: theme.spacing(4, 5),
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  '@media print': { display: 'none' },
}));

const BellCircle = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 40,
  height: 40,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.soft,
  color: theme.vars.palette.primary.brand,
  [theme.breakpoints.down('md')]: { alignSelf: 'flex-start' },
}));

const Texts = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 200,
  '& > h2': { fontSize: theme.typography.body1.fontSize, fontWeight: theme.typography.fontWeightBold, lineHeight: 1.5 },
  '& > p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginLeft: 'auto',
  [theme.breakpoints.down('md')]: { flexBasis: '100%', justifyContent: 'flex-end' },
}));

// Without content it must not take space in a column with gaps.
const Anchor = styled('div')({ outline: 'none', '&:empty': { position: 'absolute' } });

/** Asks before the browser does, because the browser's question can be answered only once. */
export function PushPrompt() {
  const { t } = useTranslation('push');
  const { kind } = useAppSelector(selectSignIn);
  const status = usePushStatus();
  const [isOpen, setIsOpen] = useState(canAskForPush);
  const hasTexts = useLazyTexts(isOpen ? 'push' : null);
  const [isAsked, setIsAsked] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);

  // After this prompt the next page must not ask again.
  useEffect(() => void takeJustDone('signIn'), []);

  const answer = (isWanted: boolean) => {
    // The buttons disappear, so the focus moves to the prompt's place.
    anchor.current?.focus({ preventScroll: true });
    if (isWanted) {
      setIsAsked(true);
      void enablePush();
    } else {
      recordPushAsked();
      setIsOpen(false);
    }
  };

  const mayAsk = hasTexts && isOpen && kind === 'member' && status === 'default';
  return (
    <Anchor ref={anchor} tabIndex={-1}>
      {mayAsk ? (
        <Root aria-labelledby="push-prompt">
          <BellCircle>
            <BellIcon />
          </BellCircle>
          <Texts>
            <h2 id="push-prompt">{t('prompt.title')}</h2>
            <p>{t('prompt.message')}</p>
            <p>{t('prompt.off')}</p>
          </Texts>
          <Actions>
            <Button variant="ghost" size="small" onClick={() => answer(false)}>
              {t('prompt.later')}
            </Button>
            <Button size="small" onClick={() => answer(true)}>
              {t('prompt.yes')}
            </Button>
          </Actions>
        </Root>
      ) : null}
      {isAsked && status === 'asking' ? <Notice tone="attention">{t('prompt.asking')}</Notice> : null}
      {isAsked && status === 'denied' ? (
        <Notice tone="attention" action={<Link href={ROUTES.user}>{t('prompt.unblock')}</Link>}>
          {t('prompt.denied')}
        </Notice>
      ) : null}
      {isAsked && (status === 'failed' || status === 'unsupported') ? (
        <Notice tone="attention" action={<Link href={ROUTES.user}>{t('centre.settings')}</Link>}>
          {t('prompt.failed')}
        </Notice>
      ) : null}
      {isAsked && status === 'connecting' ? <Notice>{t('prompt.connecting')}</Notice> : null}
      {isAsked && status === 'on' ? <Notice tone="success">{t('prompt.done')}</Notice> : null}
    </Anchor>
  );
}
