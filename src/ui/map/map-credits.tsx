import { useQuery } from '@tanstack/react-query';
import { useMapTexts } from '@/lib/i18n/map-texts';
import { PMTiles } from 'pmtiles';
import { OSM_COPYRIGHT_URL } from '@/config/map';
import { isRecord, textOf } from '@/domain/stored-values';
import { RetryButton } from '../kit/button/retry-button';
import { Dialog } from '../kit/layout/dialog';
import { styled } from '../styled';

const ODBL_URL = 'https://opendatacommons.org/licenses/odbl/1-0/';
const MAX_TEXT = 1_000;

/** Files of other makers name their sources in markup, which is shown as text. */
export const plainAttribution = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, '')
    .replace(/&copy;/g, '©')
    .replace(/&amp;/g, '&')
    .trim();

async function readAttribution(file: string) {
  const metadata: unknown = await new PMTiles(file).getMetadata();
  return plainAttribution(isRecord(metadata) ? textOf(metadata.attribution, MAX_TEXT) : '');
}

const SOFTWARE = 'Leaflet, PMTiles, Mapbox Vector Tile, pbf';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  margin: 0,
  lineHeight: 1.6,
  overflowWrap: 'anywhere',
  '& dt': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0 },
}));

type MapCreditsProps = { file: string; isOpen: boolean; onClose: () => void };

/** The full credits of the street map: the licence of its data, the file itself, and whom the file names. */
export function MapCredits({ file, isOpen, onClose }: MapCreditsProps) {
  const { t } = useMapTexts();
  const sources = useQuery({
    queryKey: ['map-credits', file],
    queryFn: () => readAttribution(file),
    staleTime: Number.POSITIVE_INFINITY,
    meta: { isErrorShownInPlace: true },
  });

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('credits.title')}>
      <Facts>
        <div>
          <dt>{t('credits.data')}</dt>
          <dd>{outside(OSM_COPYRIGHT_URL, t('osm'))}</dd>
        </div>
        <div>
          <dt>{t('credits.licence')}</dt>
          <dd>{outside(ODBL_URL, t('credits.odbl'))}</dd>
        </div>
        {sources.data === '' ? null : (
          <div>
            <dt>{t('credits.sources')}</dt>
            <dd>
              <span role="status">{sourcesText()}</span>
            </dd>
          </div>
        )}
        <div>
          <dt>{t('credits.file')}</dt>
          <dd>
            <a href={file} download>
              {t('credits.download')}
            </a>
          </dd>
        </div>
        <div>
          <dt>{t('credits.software')}</dt>
          <dd>{SOFTWARE}</dd>
        </div>
      </Facts>
    </Dialog>
  );

  function outside(url: string, text: string) {
    return (
      <a href={url} target="_blank" rel="noreferrer">
        {text}
      </a>
    );
  }

  function sourcesText() {
    if (sources.data) return sources.data;
    if (!sources.isError) return t('credits.loading');
    return (
      <>
        {t('credits.failed')}{' '}
        <RetryButton
          size="small"
          variant="outline"
          label={t('credits.retry')}
          error={sources.error}
          isRetrying={sources.isFetching}
          onRetry={() => void sources.refetch()}
        />
      </>
    );
  }
}
