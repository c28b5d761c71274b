import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { DraftWaypoint } from '@/domain/order-draft';
import { EditIcon } from '@/ui/icons/action-icons';
import { VisuallyHidden } from '@/ui/visually-hidden';
import { keepHouseNumber } from '@/domain/address-text';
import { addressText } from '../address/address-options';

const Root = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(3),
  width: '100%',
  padding: theme.spacing(3, 4),
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.surface.sunken,
  textAlign: 'left',
  cursor: 'pointer',
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '& > svg': { flex: 'none', color: theme.vars.palette.text.secondary },
}));

const Words = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
const Place = styled('span')(({ theme }) => ({
  display: 'block',
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.5,
}));
const Person = styled('span')(({ theme }) => ({
  display: 'block',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

type WaypointSummaryProps = { id: string; name: string; waypoint: DraftWaypoint; onEdit: () => void };

/** A place that is complete, in two lines; the whole of it opens the fields again. */
export function WaypointSummary({ id, name, waypoint, onEdit }: WaypointSummaryProps) {
  const { t } = useTranslation('composer');
  const { address, addressDetail, contactName, note } = waypoint;
  const phones = waypoint.phones.filter((phone) => phone !== '');
  const more = phones.length > 1 ? ` ${t('contact.more', { count: phones.length - 1 })}` : '';
  const person = `${contactName} ${phones[0] ?? ''}${more}`;
  return (
    <Root type="button" id={id} aria-expanded="false" onClick={onEdit}>
      <Words>
        <Place>{address ? keepHouseNumber(addressText(address)) : null}</Place>
        <Person>{[addressDetail, person, note].filter((text) => text.trim() !== '').join(' · ')}</Person>
      </Words>
      <EditIcon />
      <VisuallyHidden>{t('route.editOf', { name })}</VisuallyHidden>
    </Root>
  );
}
