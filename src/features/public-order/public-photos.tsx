import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import type { PublicOrder } from '@/api/order/order-requests';
import { SectionCard } from '@/ui/section-card';
import { VisuallyHidden } from '@/ui/visually-hidden';

const Grid = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: theme.spacing(2),
  '& a': { display: 'block', borderRadius: theme.radius.inner },
  '& img': {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '1',
    objectFit: 'cover',
    borderRadius: theme.radius.inner,
    backgroundColor: theme.vars.palette.surface.sunken,
  },
}));

const isWebAddress = (url: string) => /^https?:\/\//.test(url);

/** What the driver photographed. The address of this page goes to nobody with it. */
export function PublicPhotos({ images = [] }: { images: PublicOrder['images'] }) {
  const { t } = useTranslation(['public', 'common']);
  const shown = images.filter(({ url }) => isWebAddress(url));
  if (shown.length === 0) return null;
  return (
    <SectionCard title={t('photos.title')}>
      <Grid>
        {shown.map(({ id, url }, index) => (
          <li key={id}>
            <a href={url} target="_blank" rel="noopener noreferrer">
              {/* The provider's own pictures, in the size it gives them: there is nothing for an image server to do. */}
              {/* eslint-disable-next-line @next/next/no-img-element */}
              <img
                src={url}
                alt={t('photos.alt', { number: index + 1 })}
                width={160}
                height={160}
                loading="lazy"
                decoding="async"
                referrerPolicy="no-referrer"
              />
              <VisuallyHidden>({t('common:app.newWindow')})</VisuallyHidden>
            </a>
          </li>
        ))}
      </Grid>
    </SectionCard>
  );
}
