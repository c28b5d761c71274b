import type { ReactNode } from 'react';
import { styled } from '../../styled';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: theme.spacing(2),
  maxWidth: theme.layout.form,
  margin: '0 auto',
  padding: theme.spacing(12, 4),
  textAlign: 'center',
}));

const Picture = styled('div')(({ theme }) => ({
  display: 'grid',
  placeItems: 'center',
  minWidth: 56,
  minHeight: 56,
  marginBottom: theme.spacing(2),
  borderRadius: theme.radius.pill,
  backgroundColor: theme.vars.palette.surface.pressed,
  color: theme.vars.palette.text.secondary,
  '&[data-bare="true"]': { backgroundColor: 'transparent' },
}));

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h2, textWrap: 'balance' }));
const Text = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary, textWrap: 'balance' }));
const Small = styled('p')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.disabled,
}));
const Action = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: theme.spacing(2),
  marginTop: theme.spacing(4),
  [theme.breakpoints.down('sm')]: {
    alignSelf: 'stretch',
    flexDirection: 'column',
    // A link as wide as the frame that is no button.
    '& > a': { justifyContent: 'center' },
  },
}));

/** Shared layout of empty and error states. */
export function StateFrame({
  picture,
  isPictureBare = false,
  title,
  message,
  small,
  action,
  role,
  isPage = false,
}: {
  picture?: ReactNode;
  isPictureBare?: boolean;
  title: ReactNode;
  message?: ReactNode;
  small?: ReactNode;
  action?: ReactNode;
  role?: 'alert';
  /** It is the page's only content, so its title becomes the h1. */
  isPage?: boolean;
}) {
  return (
    <Root role={role}>
      {picture ? <Picture data-bare={isPictureBare}>{picture}</Picture> : null}
      <Title as={isPage ? 'h1' : 'p'}>{title}</Title>
      {message ? <Text>{message}</Text> : null}
      {small ? <Small>{small}</Small> : null}
      {action ? <Action>{action}</Action> : null}
    </Root>
  );
}
