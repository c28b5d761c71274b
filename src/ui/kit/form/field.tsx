import { useTranslation } from '@/lib/i18n/use-translation';
import { useId, type ReactNode } from 'react';
import { styled } from '../../styled';
import { VisuallyHidden } from '../layout/visually-hidden';

/** Props shared by all labelled controls. */
export type FieldProps = {
  label: string;
  /** Hides the label visually; screen readers still read it. For search boxes and compact rows. */
  isLabelHidden?: boolean | undefined;
  isOptional?: boolean | undefined;
  helperText?: ReactNode;
  error?: string | undefined;
};

const Root = styled('div')({ minWidth: 0, width: '100%' });

const Label = styled('label')(({ theme }) => ({
  display: 'flex',
  alignItems: 'baseline',
  gap: theme.spacing(1.5),
  marginBottom: theme.spacing(2),
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightMedium,
  lineHeight: 1.4,
  color: theme.vars.palette.text.primary,
}));

const Optional = styled('span')(({ theme }) => ({
  fontSize: theme.typography.caption.fontSize,
  fontWeight: theme.typography.fontWeightRegular,
  color: theme.vars.palette.text.disabled,
}));

const HelperText = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(1.5),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
  '&[role="alert"]': { color: theme.vars.palette.error.text },
}));

/** ARIA attributes of the control: its description and whether it is invalid. `other` is one more description ID. */
export function fieldAria(id: string, { helperText, error }: Pick<FieldProps, 'helperText' | 'error'>, other?: string) {
  const described = [error || helperText ? `${id}-below` : null, other ?? null].filter(Boolean).join(' ');
  return {
    ...(described ? { 'aria-describedby': described } : {}),
    ...(error ? { 'aria-invalid': true } : {}),
  };
}

/**
 * Splits the props of a labelled control: `field` for the Field around it, `control` for the native element.
 * `describedBy` is one more description ID.
 */
export function useLabelledControl<Props extends FieldProps & { id?: string | undefined }>(
  { id: given, label, isLabelHidden, isOptional, helperText, error, ...rest }: Props,
  describedBy?: string,
) {
  const fallback = useId();
  const id = given ?? fallback;
  return {
    field: { id, label, isLabelHidden, isOptional, helperText, error },
    control: { id, ...fieldAria(id, { helperText, error }, describedBy), ...rest },
  };
}

/** A label, the control, and one line below: the error, else the help text. */
export function Field({
  id,
  label,
  isLabelHidden = false,
  isOptional = false,
  helperText,
  error,
  aside,
  children,
}: FieldProps & { id: string; aside?: ReactNode; children: ReactNode }) {
  const { t } = useTranslation('common');
  const labelElement = <label htmlFor={id}>{label}</label>;
  return (
    <Root>
      {isLabelHidden ? (
        <VisuallyHidden>{labelElement}</VisuallyHidden>
      ) : (
        <Label htmlFor={id}>
          {label}
          {isOptional ? <Optional>{t('form.optional')}</Optional> : null}
        </Label>
      )}
      {children}
      {aside}
      {error ? (
        <HelperText id={`${id}-below`} role="alert">
          {error}
        </HelperText>
      ) : null}
      {!error && helperText ? <HelperText id={`${id}-below`}>{helperText}</HelperText> : null}
    </Root>
  );
}
