import { useTranslation } from '@/lib/i18n/use-translation';
import type { DraftWaypoint } from '@/domain/order/draft';
import { EditIcon } from '@/ui/kit/icons/action-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { keepHouseNumber } from '@/domain/text/visible-text';
import { styled } from '@/ui/styled';
import { addressText } from '../address/address-options';
import { useEnglishAddress } from '../address/use-english-address';

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

const Texts = styled('span')({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
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
const LostCode = styled(Person)(({ theme }) => ({ color: theme.vars.palette.attention.text }));
const Phone = styled('span')({ whiteSpace: 'nowrap' });

type WaypointSummaryProps = { id: string; name: string; waypoint: DraftWaypoint; onEdit: () => void };

/** A complete place in a few lines; pressing it opens the fields. */
export function WaypointSummary({ id, name, waypoint, onEdit }: WaypointSummaryProps) {
  const { t } = useTranslation('composer');
  const { address, addressDetail, contactName, note, isDoorCodeLost = false } = waypoint;
  const english = useEnglishAddress(address?.roadAddressEnglish ?? '', address?.roadAddress ?? '');
  const phones = waypoint.phones.filter((phone) => phone !== '');
  const more = phones.length > 1 ? ` ${t('contact.more', { count: phones.length - 1 })}` : '';
  return (
    <Root type="button" id={id} aria-expanded="false" onClick={onEdit}>
      <Texts>
        <Place>{address ? keepHouseNumber(addressText(address)) : null}</Place>
        {english === '' ? null : <Person>{english}</Person>}
        <Person>
          {addressDetail.trim() === '' ? null : `${addressDetail} · `}
          {contactName}{' '}
          <Phone>
            {phones[0]}
            {more}
          </Phone>
        </Person>
        {isDoorCodeLost ? <LostCode>{t('contact.doorCodeLost')}</LostCode> : null}
        {note.trim() === '' ? null : <Person>{note}</Person>}
      </Texts>
      <EditIcon />
      <VisuallyHidden>{t('route.editOf', { name })}</VisuallyHidden>
    </Root>
  );
}
