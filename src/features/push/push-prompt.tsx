import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useRef, useState } from 'react';
import { ROUTES } from '@/config/routes';
import { turnPushOn, usePushStatus } from '@/lib/push/push-state';
import { takeJustDone } from '@/lib/storage/just-done';
import { canAskForPush, notePushAsked } from '@/lib/storage/push-asked';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { BellIcon } from '@/ui/kit/icons/system-icons';
import { Link } from '@/ui/kit/button/link';
import { Notice } from '@/ui/kit/feedback/notice';

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

const Sign = styled('span')(({ theme }) => ({
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

const Words = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 200,
  '& > h2': { fontSize: theme.typography.body1.fontSize, fontWeight: theme.typography.fontWeightBold, lineHeight: 1.5 },
  '& > p': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
}));

const Answers = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  marginLeft: 'auto',
  [theme.breakpoints.down('md')]: { flexBasis: '100%', justifyContent: 'flex-end' },
}));

// Empty, it takes no room in a column with gaps.
const Anchor = styled('div')({ outline: 'none', '&:empty': { position: 'absolute' } });

/** Our own question, before the browser's: that one can be answered only once. */
export function PushPrompt() {
  const { t } = useTranslation('push');
  const { kind } = useAppSelector(selectSignIn);
  const status = usePushStatus();
  const [isOpen, setIsOpen] = useState(canAskForPush);
  const [isAsked, setIsAsked] = useState(false);
  const anchor = useRef<HTMLDivElement>(null);

  // Asked here, the page after this one does not ask again.
  useEffect(() => void takeJustDone('signIn'), []);

  const answer = (isWanted: boolean) => {
    notePushAsked();
    setIsOpen(false);
    setIsAsked(isWanted);
    // The buttons go: the focus must not go with them.
    anchor.current?.focus({ preventScroll: true });
    if (isWanted) void turnPushOn();
  };

  const mayAsk = isOpen && kind === 'member' && status === 'default';
  return (
    <Anchor ref={anchor} tabIndex={-1}>
      {mayAsk ? (
        <Root aria-labelledby="push-prompt">
          <Sign>
            <BellIcon />
          </Sign>
          <Words>
            <h2 id="push-prompt">{t('prompt.title')}</h2>
            <p>{t('prompt.message')}</p>
          </Words>
          <Answers>
            <Button variant="ghost" size="small" onClick={() => answer(false)}>
              {t('prompt.later')}
            </Button>
            <Button size="small" onClick={() => answer(true)}>
              {t('prompt.yes')}
            </Button>
          </Answers>
        </Root>
      ) : null}
      {isAsked && status === 'asking' ? <Notice tone="attention">{t('prompt.asking')}</Notice> : null}
      {isAsked && status === 'denied' ? (
        <Notice tone="attention" action={<Link href={ROUTES.user}>{t('prompt.unblock')}</Link>}>
          {t('prompt.denied')}
        </Notice>
      ) : null}
      {isAsked && (status === 'connecting' || status === 'on') ? (
        <Notice tone="success">{t('prompt.done')}</Notice>
      ) : null}
    </Anchor>
  );
}
