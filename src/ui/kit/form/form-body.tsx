import { Form, useFormikContext } from 'formik';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, type ComponentProps, type ReactNode } from 'react';
import { formatCountdown } from '@/domain/text/format';
import { focusInView } from '@/lib/browser/focus-in-view';
import { preventComposingSubmit } from '@/lib/browser/is-composing';
import { useCountdown } from '@/lib/browser/use-countdown';
import { styled } from '../../styled';
import { FormBlockedReason } from '../button/button';
import { Notice } from '../feedback/notice';

const Body = styled(Form)(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(5),
  '&[data-gap="tight"]': { gap: theme.spacing(3) },
}));

function retryAtOf(status: unknown): number | null {
  if (typeof status !== 'object' || status === null || !('retryAt' in status)) return null;
  return typeof status.retryAt === 'number' ? status.retryAt : null;
}

function unmappedOf(status: unknown): readonly string[] {
  if (typeof status !== 'object' || status === null || !('unmapped' in status)) return [];
  const sentences: unknown = status.unmapped;
  return Array.isArray(sentences) ? sentences.filter((sentence) => typeof sentence === 'string') : [];
}

/**
 * The form element of a Formik form. Errors without a field appear above `footer`, the submit button, until the next
 * submit. After a failed submit, the first invalid field gets the focus. Formik's status is the result of `formFailure`;
 * after a Retry-After the submit button is blocked until then.
 */
export function FormBody({
  children,
  footer,
  gap = 'wide',
}: {
  children: ReactNode;
  footer?: ReactNode;
  gap?: 'wide' | 'tight';
}) {
  const formik = useFormikContext();
  const { t } = useTranslation('common');
  const retryAt = retryAtOf(formik.status);
  const wait = useCountdown(retryAt);
  const { submitCount, isSubmitting, isValid, setStatus, validateForm } = formik;
  const marker = useRef<HTMLDivElement>(null);
  const handledCount = useRef(submitCount);
  const shownTexts = useRef(t);

  useEffect(() => {
    // Moves the focus only after a finished submit, not while the customer types in an invalid form.
    if (isSubmitting || handledCount.current === submitCount) return;
    handledCount.current = submitCount;
    if (isValid) return;
    const first = marker.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first) focusInView(first);
  }, [submitCount, isSubmitting, isValid]);

  useEffect(() => {
    // `t` changes with the language. Messages are texts, so those of the last language are made again or go.
    if (shownTexts.current === t) return;
    shownTexts.current = t;
    setStatus({ retryAt });
    if (!isValid) void validateForm();
  }, [t, retryAt, isValid, setStatus, validateForm]);

  const submit: ComponentProps<'form'>['onSubmit'] = (event) => {
    formik.setStatus(undefined);
    formik.handleSubmit(event);
  };

  return (
    // Before the scripts are here, a submit would put what was typed, even a password, into the address. This method sends
    // nothing.
    <Body method="dialog" noValidate data-gap={gap} onKeyDown={preventComposingSubmit} onSubmit={submit}>
      <div ref={marker} hidden />
      {children}
      {unmappedOf(formik.status).map((sentence) => (
        <Notice key={sentence} tone="error">
          {sentence}
        </Notice>
      ))}
      <FormBlockedReason value={wait > 0 ? `${t('action.retry')} · ${formatCountdown(wait)}` : null}>
        {footer}
      </FormBlockedReason>
    </Body>
  );
}
