import { useTranslation } from '@/lib/i18n/use-translation';
import { useId, type ComponentProps } from 'react';
import { styled } from '../../styled';
import { controlText } from './control-styles';
import { Field, useLabelledControl, type FieldProps } from './field';
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
export function TextareaField({ maxLength, ...props }: TextareaFieldProps) {
  const { t } = useTranslation('common');
  const counterId = useId();
  const hasCounter = maxLength !== undefined;
  const { field, control } = useLabelledControl(props, hasCounter ? counterId : undefined);
  const { length } = props.value;
  const counter = hasCounter ? (
    <Counter id={counterId}>
      <span aria-hidden="true">
        {length}/{maxLength}
      </span>
      <VisuallyHidden>{t('form.counter', { length, max: maxLength })}</VisuallyHidden>
    </Counter>
  ) : null;
  return (
    <Field {...field} aside={counter}>
      <ControlBox>
        <Text
          rows={3}
          {...(hasCounter && { maxLength })}
          {...control}
          // Chromium scrolls to the caret alone, which may stand behind a bar. A press must not move the text under it.
          onKeyUp={({ key, currentTarget }) => {
            if (key === 'Tab') currentTarget.scrollIntoView({ block: 'nearest' });
          }}
        />
      </ControlBox>
    </Field>
  );
}
