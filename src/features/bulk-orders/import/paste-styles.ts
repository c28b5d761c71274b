import styled from '@emotion/styled';

export const Area = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  '&[data-over="true"] textarea': {
    borderColor: theme.vars.palette.primary.brand,
    backgroundColor: theme.vars.palette.primary.soft,
  },
}));

export const Paste = styled('textarea')(({ theme }) => ({
  width: '100%',
  minHeight: 208,
  padding: theme.spacing(4),
  resize: 'vertical',
  border: `1px dashed ${theme.vars.palette.line.control}`,
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  font: 'inherit',
  fontSize: theme.typography.body1.fontSize,
  lineHeight: 1.6,
  color: theme.vars.palette.text.primary,
  '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
  '&:focus-visible': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 1 },
}));

export const Actions = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  alignItems: 'center',
  '& > :last-child': { marginLeft: 'auto' },
  [theme.breakpoints.down('sm')]: { '& > *': { flex: '1 1 100%' }, '& > :last-child': { order: -1 } },
}));

export const Page = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));
