import { useTranslation } from '@/lib/i18n/use-translation';
import { rulesOf } from '@/domain/order/kinds';
import { usePhotoTexts } from '@/lib/i18n/photo-texts';
import { draftBatch } from '@/lib/photos/photo-batch';
import { useAppDispatch } from '@/store/hooks';
import { draftSaved } from '@/store/order-draft-slice';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { PhotoPicker } from '@/ui/photos/photo-picker';
import { usePhotos } from '@/ui/photos/use-photos';
import { SectionCard } from '@/ui/kit/layout/section-card';
import { styled } from '@/ui/styled';
import type { PhotoItem } from '../home-move/inventory/photo-item';
import { useDraft, useReadDraft } from '../use-draft';

const LazyPhotoItem = lazyPart<Parameters<typeof PhotoItem>[0]>(() =>
  import('../home-move/inventory/photo-item').then((module) => module.PhotoItem),
);

const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** Optional photos, uploaded for the driver after the order is placed. */
export function PhotosSection() {
  const { t } = usePhotoTexts();
  const { t: tCommon } = useTranslation('common');
  const moving = useDraft((draft) => draft.moving);
  const photos = usePhotos(draftBatch);
  const readDraft = useReadDraft();
  const dispatch = useAppDispatch();
  const chosen = {
    ...photos,
    add: (files: readonly File[]) => {
      // Photos without a draft would be kept for the next user of this tab.
      dispatch(draftSaved(readDraft()));
      return photos.add(files);
    },
  };
  const hasInventory = useDraft(({ orderType }) => rulesOf(orderType).hasInventory);
  return (
    <SectionCard title={`${t('title')} (${tCommon('form.optional')})`}>
      <Lead>{hasInventory ? t('movingLead') : t('lead')}</Lead>
      {hasInventory ? (
        <PhotoPicker
          chosen={chosen}
          noteOf={({ id, item = '' }, number) => (
            <LazyPhotoItem
              number={number}
              item={item}
              moving={moving}
              onChange={(wanted) => chosen.describe(id, wanted)}
            />
          )}
        />
      ) : (
        <PhotoPicker chosen={chosen} />
      )}
    </SectionCard>
  );
}
