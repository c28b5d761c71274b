import type { ReactNode } from 'react';
import { styled } from '../styled';

export const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(88px, 1fr))',
  gap: theme.spacing(2),
}));

const Root = styled('li')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: theme.radius.inner,
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  backgroundColor: theme.vars.palette.surface.sunken,
  '& > img': { display: 'block', width: '100%', height: 'auto', aspectRatio: '1', objectFit: 'cover' },
  '& > button': {
    position: 'absolute',
    top: 0,
    right: 0,
    color: theme.vars.palette.common.white,
    // Readable on light and dark pictures.
    '& > svg': { padding: 2, borderRadius: '50%', backgroundColor: theme.vars.palette.surface.scrim },
  },
  '&[data-state="uploading"] > img, &[data-state="waiting"] > img': { opacity: 0.5 },
  '&[data-state="failed"]': { borderColor: theme.vars.palette.error.text },
}));

const Caption = styled('span')(({ theme }) => ({
  display: 'block',
  padding: theme.spacing(1, 2),
  fontSize: theme.typography.caption.fontSize,
  textAlign: 'center',
  color: theme.vars.palette.text.secondary,
  '[data-state="failed"] > &': { color: theme.vars.palette.error.text },
}));

type PhotoTileProps = { url: string; alt: string; state?: string; caption?: ReactNode; action?: ReactNode };

export function PhotoTile({ url, alt, state, caption, action }: PhotoTileProps) {
  return (
    <Root {...(state ? { 'data-state': state } : {})}>
      {/* eslint-disable-next-line @next/next/no-img-element -- a local picture: the optimizer cannot load it */}
      <img src={url} alt={alt} width={120} height={120} />
      {action}
      {caption ? <Caption>{caption}</Caption> : null}
    </Root>
  );
}
