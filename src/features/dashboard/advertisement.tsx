import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { ADVERTISEMENT } from '@/config/advertisement';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { isAdSkipped, skipAdToday } from '@/lib/storage/ad-skip';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import { CouponIcon } from '@/ui/kit/icons/order-icons';
import { styled } from '@/ui/styled';
import { MONTH_CARD_ID } from './month-card';

const Root = styled('aside')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  padding: theme.spacing(5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6) },
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.attention.soft,
  fontSize: theme.typography.body2.fontSize,
  '& h2': { ...theme.typography.h3, display: 'flex', alignItems: 'center', gap: theme.spacing(2) },
  '& small': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.secondary },
}));

const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2),
  marginTop: theme.spacing(2),
  '& > button': { marginRight: theme.spacing(-3) },
}));

export function Advertisement() {
  const { t } = useTranslation('dashboard');
  const [isShown, setIsShown] = useState(() => !isAdSkipped(Date.now()));
  if (!ADVERTISEMENT || !isShown) return null;

  function skip() {
    skipAdToday(Date.now());
    setIsShown(false);
    // Without statistics there is no month: then to the main region.
    focusInNextFrame(document.getElementById(MONTH_CARD_ID) ? MONTH_CARD_ID : 'main');
  }

  return (
    <Root aria-label={t('ad.label')}>
      <small>{t('ad.badge')}</small>
      <h2>
        <CouponIcon size={24} />
        {t('ad.title')}
      </h2>
      <p>{t('ad.message')}</p>
      <Actions>
        <ButtonLink size="small" variant="neutral" href={ADVERTISEMENT.href}>
          {t('ad.action')}
        </ButtonLink>
        <Button size="small" variant="ghost" onClick={skip}>
          {t('ad.skip')}
        </Button>
      </Actions>
    </Root>
  );
}
