import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useId, useRef, useState } from 'react';
import { termsRoute } from '@/config/routes';
import { isNotOffered } from '@/domain/not-offered';
import type { DraftAddress } from '@/domain/order/draft';
import { positionOf, type LatLng } from '@/domain/order/route-drawing';
import { currentPosition, type PositionRefusal } from '@/lib/browser/current-position';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { addressQueries } from '@/queries/address-queries';
import { Button } from '@/ui/kit/button/button';
import { Link } from '@/ui/kit/button/link';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { Spinner } from '@/ui/kit/feedback/spinner';
import { PinIcon } from '@/ui/kit/icons/place-icons';
import { Dialog } from '@/ui/kit/layout/dialog';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { loadFirstMap, INTERACTIVE_MAP } from '@/ui/map/map-library';
import { PinMap } from '@/ui/map/pin-map';
import { styled } from '@/ui/styled';
import { addressText } from './address-options';
import { Road, Small } from './popup-frame';
import { useEnglishAddress } from './use-english-address';

/** Seoul's city hall: where most orders begin, until the customer moves the map. */
const FIRST_PLACE: LatLng = { lat: 37.56661, lng: 126.97839 };
/** Longer than the pause between two drags. */
const REST_MS = 350;

const Body = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(3) }));
const Hint = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));
/** A phone has no keys, and its screen no room. */
const Keys = styled('span')({ '@media (hover: none)': { display: 'none' } });
/** Right below the map: a phone would have to scroll to it. As high as the longest address, so that the map stays. */
const Found = styled('div')({ minHeight: 72, overflowWrap: 'anywhere' });
const Line = styled('div')(({ theme }) => ({ display: 'flex', alignItems: 'center', gap: theme.spacing(2) }));
const Alert = styled('p')(({ theme }) => ({
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.attention.text,
}));

function FoundAddress({ address }: { address: DraftAddress }) {
  const { t } = useTranslation('composer');
  const { roadAddress, jibunAddress, roadAddressEnglish = '' } = address;
  const english = useEnglishAddress(roadAddressEnglish, roadAddress);
  const Korean = english === '' ? Road : Small;
  return (
    <>
      {english === '' ? null : <Road lang="en">{english}</Road>}
      <Korean lang="ko">{addressText(address)}</Korean>
      {jibunAddress ? (
        <Small>
          {t('address.lot')} {jibunAddress}
        </Small>
      ) : null}
    </>
  );
}

export type PinDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Where the map begins; null at the centre of Seoul. */
  address: DraftAddress | null;
  onChoose: (address: DraftAddress) => void;
};

/** Chooses or corrects a place on the map. The address is asked for when the map has come to rest. */
function PinDialog(props: PinDialogProps) {
  const { isOpen } = props;
  const [opening, setOpening] = useState({ isOpen, number: 0 });
  if (isOpen !== opening.isOpen) setOpening({ isOpen, number: opening.number + (isOpen ? 1 : 0) });
  // Each opening has a new map, so it must not show the address of the last one's place.
  return useLazyTexts('addressPin') ? <LoadedPinDialog key={opening.number} {...props} /> : null;
}

export const loadPinDialog = () => loadFirstMap(INTERACTIVE_MAP).then(() => PinDialog);

function LoadedPinDialog({ isOpen, onClose, title, address, onChoose }: PinDialogProps) {
  const { t } = useTranslation(['addressPin', 'common']);
  const use = useId();
  const client = useQueryClient();
  const start = (address && positionOf(address)) ?? FIRST_PLACE;
  /** Where the map was sent; a drag does not change it. */
  const [sent, setSent] = useState(start);
  /** The place under the pin, at rest. */
  const [at, setAt] = useState(start);
  /** Until the map rests, `at` is not the place under the pin. */
  const [isMoving, setIsMoving] = useState(false);
  const [location, setLocation] = useState<'locating' | 'outside' | PositionRefusal | null>(null);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The last press of "current position"; null once the customer has moved the map after it. */
  const press = useRef<symbol>(null);
  const found = useQuery({ ...addressQueries.at(at), enabled: isOpen });
  const { data } = found;

  useEffect(() => () => clearTimeout(rest.current), []);

  function startMove() {
    clearTimeout(rest.current);
    press.current = null;
    setIsMoving(true);
  }

  function move(to: LatLng) {
    clearTimeout(rest.current);
    rest.current = setTimeout(() => {
      if (press.current === null) setLocation(null);
      setAt(to);
      setIsMoving(false);
    }, REST_MS);
  }

  async function goToCurrentPosition() {
    const thisPress = Symbol();
    press.current = thisPress;
    setLocation('locating');
    const position = await currentPosition();
    if (press.current !== thisPress) return;
    if (typeof position === 'string') return setLocation(position);
    // Far outside, the map would show nothing that helps.
    const there = await client.query(addressQueries.at(position)).catch(() => null);
    if (press.current !== thisPress) return;
    if (there?.isServed === false) return setLocation('outside');
    // The map may still glide from a movement before the press; its end is not reported.
    clearTimeout(rest.current);
    setLocation(null);
    setSent(position);
    setAt(position);
    setIsMoving(false);
  }

  const chosen = !isMoving && data?.isServed === true ? data.address : null;
  const status = () => {
    if (isNotOffered(found.error)) return t('notOffered');
    if (found.isError && !found.isFetching && !isMoving) {
      return (
        <Line>
          {t('failed')}
          <RetryButton
            size="small"
            variant="outline"
            label={t('retry')}
            error={found.error}
            isRetrying={false}
            onRetry={() => void found.refetch()}
          />
        </Line>
      );
    }
    if (isMoving || !data) {
      return (
        <Line>
          <Spinner size={16} />
          {t('loading')}
        </Line>
      );
    }
    if (!data.isServed) return t('notServed');
    return data.address ? <FoundAddress address={data.address} /> : t('none');
  };

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      kind="form"
      actions={
        <Button variant="neutral" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
          {t('choose')}
        </Button>
      }
    >
      <Body>
        <Hint id={use}>
          {t('use')} <Keys>{t('keys')}</Keys>
        </Hint>
        <PinMap label={t('map')} describedBy={use} at={sent} onMoveStart={startMove} onMove={move} />
        <Found role="status">{status()}</Found>
        <Line>
          <Button
            size="small"
            variant="outline"
            start={<PinIcon size={16} />}
            isLoading={location === 'locating'}
            onClick={() => void goToCurrentPosition()}
          >
            {t('here')}
          </Button>
        </Line>
        <div role="status">
          {location === null ? null : location === 'locating' ? (
            <Hint>{t('locating')}</Hint>
          ) : (
            <Alert>{t(location)}</Alert>
          )}
        </div>
        <Small>
          {t('consent')}{' '}
          <Link href={termsRoute('location')} target="_blank" rel="noopener noreferrer">
            {t('terms')}
            <VisuallyHidden> ({t('common:app.newWindow')})</VisuallyHidden>
          </Link>
        </Small>
      </Body>
    </Dialog>
  );
}
