import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import { Button } from '@/ui/kit/button/button';
import { ButtonLink } from '@/ui/kit/button/button-link';
import type { ButtonSize, ButtonVariant } from '@/ui/kit/button/button-styles';
import { CopyButton } from '@/ui/kit/button/copy-button';
import { IconButton } from '@/ui/kit/button/icon-button';
import { ExternalLink, Link } from '@/ui/kit/button/link';
import { RetryButton } from '@/ui/kit/button/retry-button';
import { CloseIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import { ArrowRightIcon } from '@/ui/kit/icons/arrow-icons';
import { Group, Row, Specimen } from './specimen';

const VARIANTS: readonly ButtonVariant[] = ['primary', 'neutral', 'secondary', 'outline', 'ghost'];
const SIZES: readonly ButtonSize[] = ['large', 'medium', 'small'];
const HELD_MS = 90_000;
const HERE = '#button';

/** As the provider's answer that names the time from which it can be asked again. */
const heldUntil = (retryAt: number) => Object.assign(new Error(), { status: 429, retryAt });

export function ButtonGroup() {
  const { t } = useTranslation('dev/kit');
  const [error, setError] = useState<Error | null>(null);
  const save = t('action.save');
  return (
    <Group name="button">
      {VARIANTS.map((variant) => (
        <Specimen key={variant} name="Button" state={`${variant}: large, medium, small, disabled, loading`}>
          <Row>
            {SIZES.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {save}
              </Button>
            ))}
            <Button variant={variant} disabled>
              {save}
            </Button>
            <Button variant={variant} isLoading>
              {save}
            </Button>
          </Row>
        </Specimen>
      ))}
      <Specimen name="Button" state="start, end, isFullWidth">
        <Button isFullWidth start={<PlusIcon />} end={<ArrowRightIcon />}>
          {save}
        </Button>
      </Specimen>
      <Specimen name="Button" state="long text">
        <Button isFullWidth variant="primary" start={<PlusIcon />}>
          {t('action.long')}
        </Button>
      </Specimen>
      <Specimen name="ButtonLink" state="large, medium, small">
        <Row>
          {SIZES.map((size) => (
            <ButtonLink key={size} href={HERE} size={size} variant="outline">
              {t('action.link')}
            </ButtonLink>
          ))}
        </Row>
      </Specimen>
      <Specimen name="IconButton" state="rest, disabled">
        <Row>
          <IconButton label={t('action.cancel')}>
            <CloseIcon />
          </IconButton>
          <IconButton label={t('action.cancel')} disabled>
            <CloseIcon />
          </IconButton>
        </Row>
      </Specimen>
      <Specimen name="Link, ExternalLink" state="rest, quiet, leaving">
        <Row>
          <Link href={HERE}>{t('action.link')}</Link>
          <Link href={HERE} data-quiet>
            {t('action.link')}
          </Link>
          <ExternalLink href={HERE}>{t('action.link')}</ExternalLink>
        </Row>
      </Specimen>
      <Specimen name="CopyButton">
        <CopyButton text={save} />
      </Specimen>
      <Specimen name="RetryButton" state="rest, loading, held by the provider">
        <Row>
          <RetryButton isRetrying={false} onRetry={() => {}} />
          <RetryButton isRetrying onRetry={() => {}} />
          {error ? (
            <RetryButton isRetrying={false} error={error} onRetry={() => {}} />
          ) : (
            <Button onClick={() => setError(heldUntil(Date.now() + HELD_MS))}>{t('action.hold')}</Button>
          )}
        </Row>
      </Specimen>
    </Group>
  );
}
