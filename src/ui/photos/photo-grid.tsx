import { useTranslation } from '@/lib/i18n/use-translation';
import type { ReactNode } from 'react';
import { VisuallyHidden } from '../kit/layout/visually-hidden';
import { styled } from '../styled';

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

type Photo = { id: string; url: string; alt: string; caption?: ReactNode };

/** Thumbnails that open in a new tab. They send no referrer, because the page's URL may be secret. */
export function PhotoGrid({ photos }: { photos: readonly Photo[] }) {
  const { t } = useTranslation('common');
  return (
    <Grid>
      {photos.map(({ id, url, alt, caption }) => (
        <li key={id}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            {/* eslint-disable-next-line @next/next/no-img-element -- the provider's image in its final size: nothing to optimize */}
            <img
              src={url}
              alt={alt}
              width={160}
              height={160}
              loading="lazy"
              decoding="async"
              referrerPolicy="no-referrer"
            />
            <VisuallyHidden>({t('app.newWindow')})</VisuallyHidden>
          </a>
          {caption}
        </li>
      ))}
    </Grid>
  );
}
