import styled from '@emotion/styled';

const Bar = styled('progress')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 360,
  height: 6,
  marginTop: theme.spacing(2),
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  appearance: 'none',
  backgroundColor: theme.vars.palette.surface.track,
  '&::-webkit-progress-bar': { backgroundColor: theme.vars.palette.surface.track },
  '&::-webkit-progress-value': { backgroundColor: theme.vars.palette.primary.brand, borderRadius: 3 },
  '&::-moz-progress-bar': { backgroundColor: theme.vars.palette.primary.brand, borderRadius: 3 },
}));

export function Progress({ done, of, label }: { done: number; of: number; label: string }) {
  return <Bar value={Math.min(done, of)} max={Math.max(1, of)} aria-label={label} />;
}
