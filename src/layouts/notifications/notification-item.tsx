import NextLink from 'next/link';
import { useTranslation } from '@/lib/i18n/use-translation';
import { formatMoment, languageOf } from '@/domain/text/format';
import { markRead, type PushNotice } from '@/lib/push/inbox';
import { useLocale } from '@/ui/use-locale';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

const Root = styled('li')(({ theme }) => ({
  '& + &': { borderTop: `1px solid ${theme.vars.palette.line.hairline}` },
  '& > a, & > div': {
    display: 'block',
    padding: theme.spacing(3),
    borderRadius: theme.radius.inner,
    color: theme.vars.palette.text.primary,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
  },
  '& > a:focus-visible': { outlineOffset: -2 },
  '@media (hover: hover)': { '& > a:hover': { backgroundColor: theme.vars.palette.surface.hover } },
}));

const Title = styled('strong')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(2),
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-new="true"]': { fontWeight: theme.typography.fontWeightBold },
  '&[data-new="true"]::before': {
    content: '""',
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.brand,
    transform: 'translateY(-1px)',
  },
}));

const Body = styled('span')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(0.5),
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

const Time = styled('time')(({ theme }) => ({
  display: 'block',
  marginTop: theme.spacing(1),
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

export function NotificationItem({ notice, onFollow }: { notice: PushNotice; onFollow: () => void }) {
  const { t } = useTranslation('push');
  const locale = useLocale();
  const { id, title, body, path, at, isRead } = notice;
  const follow = () => {
    void markRead(id);
    onFollow();
  };
  const iso = new Date(at).toISOString();
  const content = (
    <>
      <Title data-new={!isRead}>
        <span lang={languageOf(title)}>{title}</span>
        {isRead ? null : <VisuallyHidden>{t('centre.new')}</VisuallyHidden>}
      </Title>
      {body ? <Body lang={languageOf(body)}>{body}</Body> : null}
      <Time dateTime={iso}>{formatMoment(iso, locale)}</Time>
    </>
  );
  return (
    <Root>
      {path === null ? (
        <div>{content}</div>
      ) : (
        <NextLink href={path} onClick={follow}>
          {content}
        </NextLink>
      )}
    </Root>
  );
}
