import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { ApiError } from '@/domain/api-error';
import { Button } from '@/ui/kit/button/button';
import { EmptyState } from '@/ui/kit/feedback/empty-state';
import { ErrorState } from '@/ui/kit/feedback/error-state';
import { FullScreenSpinner } from '@/ui/kit/feedback/full-screen-spinner';
import { Notice, type NoticeTone } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { PartLoadError } from '@/ui/kit/feedback/part-load-error';
import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { Skeleton, SkeletonGroup } from '@/ui/kit/feedback/skeleton';
import { ToneChip, type Tone } from '@/ui/kit/feedback/tone-chip';
import { BoxIcon } from '@/ui/kit/icons/place-icons';
import { Group, Row, Specimen } from './specimen';

const NOTICE_TONES: readonly NoticeTone[] = ['info', 'success', 'attention', 'error'];
const CHIP_TONES: readonly Tone[] = ['primary', 'success', 'attention', 'error', 'neutral'];
const SPINNER_MS = 2_000;

/** A call that the provider could not serve. */
const FAILURE = new ApiError('', { status: 503, requestId: '1a2b3c4d-0000' });

export function FeedbackGroup() {
  const { t } = useTranslation('dev/kit');
  const [isWaiting, setIsWaiting] = useState(false);
  const show = t('action.show');

  function wait() {
    setIsWaiting(true);
    setTimeout(() => setIsWaiting(false), SPINNER_MS);
  }

  return (
    <Group name="feedback">
      {NOTICE_TONES.map((tone) => (
        <Specimen key={tone} name="Notice" state={`${tone}: with title, with action`}>
          <Notice tone={tone} title={t('notice.title')}>
            {t('notice.text')}
          </Notice>
          <br />
          <Notice
            tone={tone}
            action={
              <Button size="small" variant="outline">
                {show}
              </Button>
            }
          >
            {t('notice.text')}
          </Notice>
        </Specimen>
      ))}
      <Specimen name="ProgressBar" state="a share, and unknown">
        <ProgressBar aria-label={t('notice.text')} max={10} value={4} />
        <br />
        <ProgressBar aria-label={t('notice.text')} />
      </Specimen>
      <Specimen name="PartLoadError">
        <PartLoadError onRetry={() => {}} />
      </Specimen>
      <Specimen name="ToneChip" state={CHIP_TONES.join(', ')}>
        <Row>
          {CHIP_TONES.map((tone) => (
            <ToneChip key={tone} tone={tone}>
              {t('notice.chip')}
            </ToneChip>
          ))}
        </Row>
      </Specimen>
      <Specimen name="notify" state="success, error with a reference, info with an action and a bar">
        <Row>
          <Button onClick={() => void notify('success', t('notice.saved'))}>{t('action.save')}</Button>
          <Button onClick={() => void notify('error', t('notice.failed'), { reference: '1a2b3c4d' })}>{show}</Button>
          <Button
            onClick={() =>
              void notify('info', t('notice.text'), {
                title: t('notice.title'),
                hasProgress: true,
                action: { label: show, href: '#feedback' },
              })
            }
          >
            {t('notice.title')}
          </Button>
        </Row>
      </Specimen>
      <Specimen name="FullScreenSpinner" state="for two seconds">
        <Button onClick={wait}>{show}</Button>
        {isWaiting ? <FullScreenSpinner /> : null}
      </Specimen>
      <Specimen name="Skeleton, SkeletonGroup">
        <SkeletonGroup>
          <Skeleton width="60%" height={24} />
          <br />
          <Skeleton />
          <br />
          <Skeleton width={56} height={56} radius={28} />
        </SkeletonGroup>
      </Specimen>
      <Specimen name="EmptyState" state="with message and action">
        <EmptyState
          picture={<BoxIcon size={28} />}
          title={t('notice.empty')}
          message={t('notice.emptyText')}
          action={<Button variant="primary">{t('action.confirm')}</Button>}
        />
      </Specimen>
      <Specimen name="ErrorState" state="with the failed call, what was kept, and two ways on">
        <ErrorState
          title={t('notice.failed')}
          error={FAILURE}
          kept={t('notice.kept')}
          onRetry={() => {}}
          action={<Button variant="outline">{t('action.cancel')}</Button>}
        />
      </Specimen>
      <Specimen name="ErrorState" state="by default, retrying">
        <ErrorState onRetry={() => {}} isRetrying />
      </Specimen>
    </Group>
  );
}
