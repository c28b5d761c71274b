import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import { ROUTES } from '@/config/routes';
import { ArrowRightIcon } from '@/ui/kit/icons/arrow-icons';
import { BoxIcon } from '@/ui/kit/icons/place-icons';
import { styled } from '@/ui/styled';

const Root = styled(NextLink)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  padding: theme.spacing(4),
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.attention.soft,
  color: theme.vars.palette.text.primary,
  textDecoration: 'none',
  '& > svg:last-child': { flex: 'none', transition: `transform ${theme.transitions.duration.shortest}ms` },
  '@media (hover: hover)': {
    '&:hover': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.attention.text}` },
    '&:hover > svg:last-child': { transform: 'translateX(2px)' },
  },
}));

const Picture = styled('span')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: 44,
  height: 44,
  borderRadius: theme.radius.outer,
  backgroundColor: theme.vars.palette.attention.main,
  color: theme.vars.palette.attention.contrastText,
}));

const Texts = styled('span')({ flex: 1, minWidth: 0 });
const Title = styled('strong')(({ theme }) => ({ display: 'block', ...theme.typography.h3 }));
const Lead = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(0.5),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** An account is optional, so this link is as prominent as the sign-in. */
export function GuestLink() {
  const { t } = useTranslation('account');
  return (
    <Root href={ROUTES.newOrder}>
      <Picture>
        <BoxIcon size={24} />
      </Picture>
      <Texts>
        <Title>{t('guest.title')}</Title>
        <Lead>{t('guest.lead')}</Lead>
      </Texts>
      <ArrowRightIcon />
    </Root>
  );
}
