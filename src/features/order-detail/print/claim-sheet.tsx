import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useEffectEvent } from 'react';
import type { Order, OrderImage } from '@/api/order/order-requests';
import { textContextOf } from '@/domain/order/kinds';
import { groupPhotos, shortHash } from '@/domain/order/photos';
import { formatStamp } from '@/domain/text/format';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { BoxIcon } from '@/ui/kit/icons/place-icons';
import { useHomeMoveTexts } from '@/ui/home-move/use-home-move-texts';
import { styled } from '@/ui/styled';
import { usePhotoLabels } from '../photos/use-photo-labels';
import { useVerification } from '../photos/use-verification';
import { ClaimLedger } from './claim-ledger';
import { Parties } from './parties';
import { SheetFrame } from './sheet-frame';

const Pair = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: theme.spacing(4),
  marginBottom: theme.spacing(4),
  '& h3': { ...theme.typography.body2, marginBottom: theme.spacing(2), breakAfter: 'avoid' },
}));
const Figure = styled('figure')(({ theme }) => ({
  margin: theme.spacing(0, 0, 3),
  breakInside: 'avoid',
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    maxHeight: 320,
    objectFit: 'contain',
    objectPosition: 'left top',
    borderRadius: theme.radius.inner,
  },
  '& figcaption': {
    marginTop: theme.spacing(1),
    fontSize: theme.typography.caption.fontSize,
    color: theme.vars.palette.text.secondary,
  },
}));

/** Every photo of the order by room, before beside after, with the fingerprints that show that none was changed. */
export function ClaimSheet({ order }: { order: Order }) {
  const { t } = useTranslation(['sheets', 'ledger']);
  const { kindName, roomName } = usePhotoLabels(order.orderType);
  useHomeMoveTexts(order.orderType);
  const { images = [] } = order;
  const { verdictOf, verify } = useVerification(images);

  const startVerification = useEffectEvent(() => void verify());
  useEffect(() => startVerification(), []);

  const figures = (some: readonly OrderImage[]) =>
    some.map((image) => (
      <Figure key={image.id}>
        {/* eslint-disable-next-line @next/next/no-img-element -- a photo from the provider in its final size: nothing to optimize */}
        <img
          src={image.url}
          alt={t('photo', { number: images.indexOf(image) + 1, kind: kindName(image.kind) })}
          referrerPolicy="no-referrer"
        />
        <figcaption>
          {images.indexOf(image) + 1}. {formatStamp(image.takenAt ?? image.createdAt)}
          {image.sha256 ? ` · ${shortHash(image.sha256)}` : ''}
        </figcaption>
      </Figure>
    ));

  return (
    <SheetFrame order={order} title={t('claim')}>
      {images.length > 0 ? <p>{t('claimLead', { context: textContextOf(order.orderType) })}</p> : null}
      <Parties order={order} />
      {images.length === 0 ? <EmptyState picture={<BoxIcon size={28} />} title={t('noPhotos')} /> : null}
      {groupPhotos(images).map(({ room, before, after, others }) => (
        <section key={room ?? ''} data-long="true">
          <h2>{room === null ? t('photos') : roomName(room)}</h2>
          {before.length + after.length > 0 ? (
            <Pair>
              <div>
                <h3>{kindName('before')}</h3>
                {before.length > 0 ? figures(before) : <p>{t('ledger:none')}</p>}
              </div>
              <div>
                <h3>{kindName('after')}</h3>
                {after.length > 0 ? figures(after) : <p>{t('ledger:none')}</p>}
              </div>
            </Pair>
          ) : null}
          {others.length > 0 ? <Pair>{figures(others)}</Pair> : null}
        </section>
      ))}
      {images.length > 0 ? <ClaimLedger images={images} orderType={order.orderType} verdictOf={verdictOf} /> : null}
    </SheetFrame>
  );
}
