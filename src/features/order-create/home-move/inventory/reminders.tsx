import { useTranslation } from '@/lib/i18n/use-translation';
import { itemOf } from '@/domain/home-move/catalogue';
import type { HomeMoveItem, HomeRoom } from '@/domain/home-move/job';
import { addEmptyPlace } from '@/domain/order/move-changes';
import { Button } from '@/ui/kit/button/button';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { styled } from '@/ui/styled';
import { useChangeDraft, useDraft } from '../../use-draft';
import { OWN_ITEMS_ID } from './own-items';

const PLACES = ['wardrobe', 'balcony', 'storeroom'] as const;
type Place = (typeof PLACES)[number];
const ROOM: Record<Place, HomeRoom> = { wardrobe: 'bedroom', balcony: 'balcony', storeroom: 'storeroom' };
const CLOTHES = ['wardrobeBay', 'wardrobeSmall', 'wardrobeBuiltIn', 'hanger'];

function isEmpty(place: Place, items: readonly HomeMoveItem[]) {
  const found = items.flatMap(({ code }) => itemOf(code) ?? []);
  if (place === 'wardrobe') return !found.some(({ key }) => CLOTHES.includes(key));
  return !found.some(({ room }) => room === place);
}

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(1),
  padding: theme.spacing(4),
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.attention.soft,
}));
const Title = styled('h3')(({ theme }) => ({
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));
const Line = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  minHeight: theme.layout.target,
}));
const Answers = styled('span')(({ theme }) => ({ display: 'flex', gap: theme.spacing(2) }));

const noneId = (place: Place) => `moving-none-${place}`;

type RemindersProps = { items: readonly HomeMoveItem[]; onLook: (room: HomeRoom) => void };

/** Reminds of places that people often forget. Disappears after an answer, or when an item from there is added. */
export function Reminders({ items, onLook }: RemindersProps) {
  const { t } = useTranslation('inventory');
  const change = useChangeDraft();
  const emptyPlaces = useDraft(({ moving }) => moving.emptyPlaces);
  const open = PLACES.filter((place) => !emptyPlaces.includes(place) && isEmpty(place, items));
  if (items.length === 0 || open.length === 0) return null;

  function answer(place: Place) {
    change(addEmptyPlace(place));
    const rest = open.filter((one) => one !== place);
    const next = rest[open.indexOf(place)] ?? rest.at(-1);
    focusInNextFrame(next ? noneId(next) : OWN_ITEMS_ID);
  }

  return (
    <Root>
      <Title>{t('reminder.title')}</Title>
      <ul>
        {open.map((place) => {
          const name = t(`reminder.${place}`);
          return (
            <Line key={place}>
              {name}
              <Answers>
                <Button
                  id={noneId(place)}
                  size="small"
                  variant="ghost"
                  aria-label={t('reminder.none', { name })}
                  onClick={() => answer(place)}
                >
                  {t('reminder.noneShort')}
                </Button>
                <Button
                  size="small"
                  variant="outline"
                  aria-label={t('reminder.look', { name })}
                  onClick={() => onLook(ROOM[place])}
                >
                  {t('reminder.lookShort')}
                </Button>
              </Answers>
            </Line>
          );
        })}
      </ul>
    </Root>
  );
}
