import { useMapTexts } from '@/lib/i18n/map-texts';
import { IconButton } from '../kit/button/icon-button';
import { MinusIcon, PlusIcon } from '../kit/icons/action-icons';
import { styled } from '../styled';
import { mapStyles } from './map-styles';

/** What a map library draws in. */
export const MapElement = styled('div')(mapStyles, {
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  zIndex: 0,
  '&:focus-visible': { outlineOffset: -2 },
});

/** Above all layers of the map. */
const Tools = styled('div')(({ theme }) => ({
  position: 'absolute',
  zIndex: 1,
  top: theme.spacing(3),
  right: theme.spacing(3),
  display: 'grid',
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 1px 6px ${theme.vars.palette.surface.shadow}`,
  '& > :first-of-type': { borderRadius: `${theme.radius.inner}px ${theme.radius.inner}px 0 0` },
  '& > :last-of-type': {
    borderRadius: `0 0 ${theme.radius.inner}px ${theme.radius.inner}px`,
    boxShadow: `inset 0 1px ${theme.vars.palette.line.hairline}`,
  },
}));

export function ZoomButtons({ onZoom }: { onZoom: (step: 1 | -1) => void }) {
  const { t } = useMapTexts();
  return (
    <Tools>
      <IconButton label={t('zoomIn')} onClick={() => onZoom(1)}>
        <PlusIcon />
      </IconButton>
      <IconButton label={t('zoomOut')} onClick={() => onZoom(-1)}>
        <MinusIcon />
      </IconButton>
    </Tools>
  );
}
