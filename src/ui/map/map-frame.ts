import styled from '@emotion/styled';

export type MapSize = 'panel' | 'card' | 'page';

/** The map's frame. It keeps its height before the map loads, and if loading fails. */
export const MapFrame = styled('section')(({ theme }) => ({
  position: 'relative',
  isolation: 'isolate',
  display: 'grid',
  alignItems: 'center',
  height: 'clamp(240px, 34vw, 320px)',
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.surface.sunken,
  overflow: 'hidden',
  '&[data-size="panel"]': { height: 'clamp(120px, 19dvh, 220px)' },
  '&[data-size="page"]': {
    height: 'clamp(280px, 44vh, 400px)',
    [theme.breakpoints.up('lg')]: { height: 'clamp(320px, 62vh, 680px)' },
  },
  '@media print': { display: 'none' },
}));
