import { useTranslation } from 'next-i18next/pages';
import { useId, type ComponentProps } from 'react';
import { styled } from '../../styled';
import { controlText } from './control-styles';
import { Field, fieldAria, type FieldProps } from './field';
import { ControlBox } from './text-input';
import { VisuallyHidden } from '../layout/visually-hidden';

type TextareaFieldProps = FieldProps & Omit<ComponentProps<'textarea'>, 'value'> & { value: string };

const Text = styled('textarea')(({ theme }) => ({
  ...controlText(theme),
  display: 'block',
  minHeight: 96,
  resize: 'vertical',
  // Grows with its text in browsers that support it.
  fieldSizing: 'content',
}));

const Counter = styled('p')(({ theme }) => ({
  float: 'right',
  marginTop: theme.spacing(1.5),
  marginLeft: theme.spacing(3),
  fontSize: theme.typography.caption.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.secondary,
}));

/** A multi-line input; with `maxLength` it shows a character counter. */
export function TextareaField({
  id: given,
  label,
  isLabelHidden,
  isOptional,
  helperText,
  error,
  value,
  maxLength,
  ...textarea
}: TextareaFieldProps) {
  const { t } = useTranslation('common');
  const fallback = useId();
  const id = given ?? fallback;
  const counterId = `${id}-counter`;
  const counter =
    maxLength === undefined ? null : (
      <Counter id={counterId}>
        <span aria-hidden="true">
          {value.length}/{maxLength}
        </span>
        <VisuallyHidden>{t('form.counter', { length: value.length, max: maxLength })}</VisuallyHidden>
      </Counter>
    );
  return (
    <Field
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      isOptional={isOptional}
      helperText={helperText}
      error={error}
      aside={counter}
    >
      <ControlBox>
        <Text
          id={id}
          rows={3}
          value={value}
          {...(maxLength === undefined ? {} : { maxLength })}
          {...fieldAria(id, { helperText, error }, counter ? counterId : undefined)}
          {...textarea}
        />
      </ControlBox>
    </Field>
  );
}
