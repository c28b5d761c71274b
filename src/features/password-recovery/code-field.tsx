import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useId, useRef } from 'react';
import { RESET_CODE_DIGITS } from '@/domain/account/password';
import { formatCountdown } from '@/domain/text/format';
import { TextInput } from '@/ui/kit/form/text-input';
import { useFormField } from '@/ui/kit/form/use-form-field';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

/** Korean keyboards may type full-width digits, and copied codes may contain spaces or a dash. */
const digitsOf = (text: string) => text.normalize('NFKC').replace(/\D/g, '').slice(0, RESET_CODE_DIGITS);

const TimeLeft = styled('span')(({ theme }) => ({
  color: theme.vars.palette.primary.text,
  fontWeight: theme.typography.fontWeightMedium,
  '&[data-over="true"]': { color: theme.vars.palette.error.text },
}));

/** The code from the text message; phones suggest it, and it can be pasted. */
export function CodeField({ secondsLeft }: { secondsLeft: number | null }) {
  const { t } = useTranslation('recovery');
  const { field, error, setValue } = useFormField('code');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);

  useEffect(() => {
    box.current?.querySelector('input')?.focus();
  }, []);

  return (
    <div ref={box}>
      <TextInput
        {...field}
        onChange={(event) => void setValue(digitsOf(event.target.value))}
        // A newly pasted code replaces a wrong one.
        onFocus={({ target }) => target.select()}
        error={error}
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        {...(secondsLeft === null
          ? {}
          : {
              'aria-describedby': id,
              end: (
                <>
                  <TimeLeft data-over={secondsLeft === 0} aria-hidden>
                    {formatCountdown(secondsLeft)}
                  </TimeLeft>
                  <VisuallyHidden id={id}>{t('left', { time: formatCountdown(secondsLeft) })}</VisuallyHidden>
                </>
              ),
            })}
      />
    </div>
  );
}
