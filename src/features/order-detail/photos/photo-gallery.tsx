import { useTranslation } from '@/lib/i18n/use-translation';
import type { OrderImage } from '@/api/order/order-requests';
import { groupPhotos } from '@/domain/order/photos';
import type { OrderType } from '@/domain/order/kinds';
import { formatMoment } from '@/domain/text/format';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { PhotoGrid } from '@/ui/photos/photo-grid';
import { useLocale } from '@/ui/use-locale';
import { Skeleton } from '@/ui/kit/feedback/skeleton';
import { styled } from '@/ui/styled';
import { PhotoLedger } from './photo-ledger';
import { usePhotoLabels } from './use-photo-labels';

const Stack = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: theme.spacing(5),
  '& h3': { ...theme.typography.body1, fontWeight: theme.typography.fontWeightBold, marginBottom: theme.spacing(2) },
  '& h4': {
    ...theme.typography.caption,
    fontWeight: theme.typography.fontWeightMedium,
    color: theme.vars.palette.text.secondary,
    marginBottom: theme.spacing(1),
  },
}));
/** "Before" beside "after". */
const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(4),
  '& p': { fontSize: theme.typography.caption.fontSize, color: theme.vars.palette.text.disabled },
}));
const Moment = styled('time')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  color: theme.vars.palette.text.secondary,
}));

type GalleryProps = { images: readonly OrderImage[]; orderType: OrderType };

export function PhotoGallery(props: GalleryProps) {
  return useLazyTexts('ledger') ? <Gallery {...props} /> : <Skeleton height={160} />;
}

function Gallery({ images, orderType }: GalleryProps) {
  const { t } = useTranslation(['ledger', 'detail']);
  const locale = useLocale();
  const { kindName, roomName, itemName } = usePhotoLabels(orderType);
  const groups = groupPhotos(images);

  const tiles = (some: readonly OrderImage[]) => (
    <PhotoGrid
      photos={some.map((image) => {
        const at = image.takenAt ?? image.createdAt;
        return {
          id: image.id,
          url: image.url,
          alt: t('detail:photos.alt', { number: images.indexOf(image) + 1 }),
          caption: (
            <Moment dateTime={at}>
              {[itemName(image.item), image.kind === 'proof' ? kindName('proof') : '', formatMoment(at, locale)]
                .filter(Boolean)
                .join(' · ')}
            </Moment>
          ),
        };
      })}
    />
  );
  const side = (kind: 'before' | 'after', some: readonly OrderImage[], isInRoom: boolean) => (
    <div>
      {isInRoom ? <h4>{kindName(kind)}</h4> : <h3>{kindName(kind)}</h3>}
      {some.length > 0 ? tiles(some) : <p>{t('none')}</p>}
    </div>
  );

  return (
    <Stack>
      {groups.map(({ room, before, after, others }) => (
        <div key={room ?? ''}>
          {room === null ? null : <h3>{roomName(room)}</h3>}
          {before.length + after.length > 0 ? (
            <Pair>
              {side('before', before, room !== null)}
              {side('after', after, room !== null)}
            </Pair>
          ) : null}
          {others.length > 0 ? tiles(others) : null}
        </div>
      ))}
      <PhotoLedger images={images} orderType={orderType} />
    </Stack>
  );
}
