import { useTranslation } from '@/lib/i18n/use-translation';
import { useId } from 'react';
import { HOME_ROOMS, type HomeRoom } from '@/domain/home-move/job';
import { HiddenRadio } from '@/ui/kit/form/hidden-radio';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

const Strip = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(2),
  // Keeps the focus ring of the first and the last tab inside the scroll area.
  margin: theme.spacing(0, -1),
  padding: theme.spacing(1),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  [theme.breakpoints.up('md')]: { flexWrap: 'wrap', overflowX: 'visible' },
}));

const Tab = styled('label')(({ theme }) => ({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  gap: theme.spacing(1.5),
  minHeight: theme.layout.target,
  padding: theme.spacing(0, 3.5),
  borderRadius: theme.radius.pill,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  color: theme.vars.palette.text.secondary,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}`,
  cursor: 'pointer',
  '& b': { color: theme.vars.palette.primary.text },
  '&:has(:checked)': {
    color: theme.vars.palette.neutral.contrastText,
    backgroundColor: theme.vars.palette.neutral.main,
    boxShadow: 'none',
    '& b': { color: 'inherit' },
  },
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars.palette.primary.brand}`, outlineOffset: 2 },
}));

type RoomTabsProps = {
  room: HomeRoom;
  counts: Readonly<Partial<Record<HomeRoom, number>>>;
  onChange: (room: HomeRoom) => void;
};

export function RoomTabs({ room, counts, onChange }: RoomTabsProps) {
  const { t } = useTranslation('inventory');
  const name = useId();
  return (
    <fieldset>
      <VisuallyHidden as="legend">{t('rooms')}</VisuallyHidden>
      <Strip>
        {HOME_ROOMS.map((one) => (
          <Tab key={one}>
            <HiddenRadio
              name={name}
              value={one}
              checked={one === room}
              disabled={false}
              onChange={() => onChange(one)}
            />
            {t(`room.${one}`)}
            {counts[one] ? (
              <b>
                {counts[one]}
                <VisuallyHidden>{t('roomCount', { count: counts[one] })}</VisuallyHidden>
              </b>
            ) : null}
          </Tab>
        ))}
      </Strip>
    </fieldset>
  );
}
