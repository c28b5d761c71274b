import { keyframes } from '@emotion/react';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useNow } from '@/lib/browser/use-now';
import { styled } from '../styled';
import { Courier } from './courier';

const SIZE = 96;
const SECOND_MS = 1_000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
/** Seconds after which another ring shows. How far the provider searches is not known, so rings have no distance. */
const RINGS_FROM = [0, 30, 2 * MINUTE];

const reach = keyframes({ from: { transform: 'scale(0.2)', opacity: 0.9 }, to: { transform: 'scale(1)', opacity: 0 } });

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(4),
  minHeight: SIZE,
}));

const Rings = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: SIZE,
  height: SIZE,
  borderRadius: '50%',
  backgroundColor: theme.vars.palette.primary.soft,
  '& > i': {
    position: 'absolute',
    inset: 0,
    borderRadius: '50%',
    border: `2px solid ${theme.vars.palette.primary.brand}`,
    opacity: 0.4,
    animation: `${reach} 2.7s cubic-bezier(0.2, 0.6, 0.4, 1) infinite backwards`,
  },
  // Where they stand still, for reduced motion, each has its own place.
  '& > i:nth-of-type(2)': { transform: 'scale(0.75)', animationDelay: '0.9s' },
  '& > i:nth-of-type(3)': { transform: 'scale(0.5)', animationDelay: '1.8s' },
}));

const Elapsed = styled('p')(({ theme }) => ({
  fontWeight: theme.typography.fontWeightMedium,
  fontVariantNumeric: 'tabular-nums',
}));

/** A search for a driver that is under way, with its time. `since`: ISO. Needs the `tracking` texts. */
export function DriverSearch({ since }: { since: string }) {
  const { t } = useTranslation('tracking');
  const now = useNow(SECOND_MS);
  const passed = Math.max(0, Math.floor((now - Date.parse(since)) / SECOND_MS));
  const values = { hours: Math.floor(passed / HOUR), minutes: Math.floor(passed / MINUTE), seconds: passed % MINUTE };

  return (
    <Root>
      <Rings aria-hidden="true">
        {RINGS_FROM.filter((from) => passed >= from).map((from) => (
          <i key={from} />
        ))}
        <Courier />
      </Rings>
      {/* A timer is only read on demand; announcing every second would be too much. */}
      <Elapsed role="timer">{elapsedText()}</Elapsed>
    </Root>
  );

  function elapsedText() {
    if (passed >= HOUR) return t('search.hours', { ...values, minutes: values.minutes % MINUTE });
    return passed >= MINUTE ? t('search.minutes', values) : t('search.seconds', values);
  }
}
