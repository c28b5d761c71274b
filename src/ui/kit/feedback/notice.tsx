import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { styled } from '../../styled';
import { AlertIcon, InfoIcon, SuccessIcon } from '../icons/system-icons';
import { VisuallyHidden } from '../layout/visually-hidden';

export type NoticeTone = 'info' | 'success' | 'attention' | 'error';

const ICON = { info: InfoIcon, success: SuccessIcon, attention: AlertIcon, error: AlertIcon };

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'flex-start',
  gap: theme.spacing(3),
  padding: theme.spacing(3, 4),
  borderRadius: theme.radius.inner,
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.primary,
  '& > svg': { marginTop: 1, flex: 'none' },
  '&[data-tone="info"]': {
    backgroundColor: theme.vars.palette.primary.soft,
    '& > svg': { color: theme.vars.palette.primary.brand },
  },
  '&[data-tone="success"]': {
    backgroundColor: theme.vars.palette.success.soft,
    '& > svg': { color: theme.vars.palette.success.text },
  },
  '&[data-tone="attention"]': {
    backgroundColor: theme.vars.palette.attention.soft,
    '& > svg': { color: theme.vars.palette.attention.text },
  },
  '&[data-tone="error"]': {
    backgroundColor: theme.vars.palette.error.soft,
    '& > svg': { color: theme.vars.palette.error.text },
  },
}));

/** At the top of the screen, above the page and its dialogs. */
export const Floating = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  inset: `${theme.spacing(4)} ${theme.spacing(4)} auto`,
  maxWidth: theme.layout.form,
  margin: '0 auto',
}));

const Body = styled('div')(({ theme }) => ({
  display: 'flex',
  flex: 1,
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(2, 3),
  minWidth: 0,
  // On wide screens the button must not make the notice taller; on phones it goes below the text.
  [theme.breakpoints.down('sm')]: { '& > div:not(:only-child)': { flexBasis: '100%' } },
  [theme.breakpoints.up('sm')]: { '& > button, & > a': { marginBlock: theme.spacing(-1.75) } },
}));
const Text = styled('div')({ flex: 1, minWidth: 160 });
const Title = styled('strong')(({ theme }) => ({ display: 'block', fontWeight: theme.typography.fontWeightBold }));

/** A highlighted message in the page. Screen readers announce success, attention and error when they appear. */
export function Notice({
  tone = 'info',
  role = { info: 'note', success: 'status', attention: 'status', error: 'alert' }[tone],
  title,
  action,
  children,
}: {
  tone?: NoticeTone;
  /** Other than what announces it, if something else does. */
  role?: string;
  title?: ReactNode;
  action?: ReactNode;
  children?: ReactNode;
}) {
  const { t } = useTranslation('common');
  const Icon = ICON[tone];
  return (
    <Root data-tone={tone} role={role}>
      <Icon />
      <Body>
        <Text>
          <VisuallyHidden>{t(`tone.${tone}`)}: </VisuallyHidden>
          {title ? <Title>{title}</Title> : null}
          {children}
        </Text>
        {action}
      </Body>
    </Root>
  );
}
