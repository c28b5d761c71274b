import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { photosTexts } from '@/lib/i18n/lazy/photos';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { draftBatch } from '@/lib/photos/photo-batch';
import { PhotoPicker } from '@/ui/photos/photo-picker';
import { usePhotos } from '@/ui/photos/use-photos';
import { SectionCard } from '@/ui/section-card';
import { PhotosSkeleton } from './photos-skeleton';

const Lead = styled('p')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

/** They go to the driver once the order is placed; nobody has to add any. */
export function PhotosSection() {
  return useLazyTexts(photosTexts) ? <Photos /> : <PhotosSkeleton />;
}

function Photos() {
  const { t } = useTranslation(['photos', 'common']);
  const chosen = usePhotos(draftBatch);
  return (
    <SectionCard title={`${t('title')} (${t('common:form.optional')})`}>
      <Lead>{t('lead')}</Lead>
      <PhotoPicker chosen={chosen} />
    </SectionCard>
  );
}
