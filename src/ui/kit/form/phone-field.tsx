import { useTranslation } from 'next-i18next/pages';
import { useLayoutEffect, useRef, type ChangeEvent, type CompositionEvent, type RefObject } from 'react';
import { COUNTRY_CODES, countryCodeOf, formatPhone, type CountryCode } from '@/domain/text/phone';
import { isComposing } from '@/lib/browser/is-composing';
import { styled } from '../../styled';
import { controlText } from './control-styles';
import { Field, useLabelledControl, type FieldProps } from './field';
import { ChevronDownIcon } from '../icons/arrow-icons';
import { ControlBox, ControlInput } from './text-input';

const DIGIT_OR_PLUS = /[\d+]/;
const digitsIn = (text: string) => text.normalize('NFKC').replace(/[^\d+]/g, '').length;

/** The caret position after the given number of digits. */
function caretAfter(text: string, digits: number): number {
  if (digits === 0) return 0;
  let seen = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (DIGIT_OR_PLUS.test(text.charAt(index))) seen += 1;
    if (seen === digits) return index + 1;
  }
  return text.length;
}

/**
 * Formats a phone number while it is typed. Restores the caret by the number of digits before it, because hyphens move.
 * Does nothing while an IME composes, otherwise Korean keyboards would double letters.
 */
function useFormattedPhone(
  input: RefObject<HTMLInputElement | null>,
  onChange: (phone: string) => void,
  onCountryCode?: (code: CountryCode) => void,
) {
  const caret = useRef<number | null>(null);

  useLayoutEffect(() => {
    const element = input.current;
    if (caret.current === null || !element || document.activeElement !== element) return;
    const position = caretAfter(element.value, caret.current);
    element.setSelectionRange(position, position);
    caret.current = null;
  });

  const applyFormat = (element: HTMLInputElement) => {
    const { value, selectionStart } = element;
    caret.current = digitsIn(value.slice(0, selectionStart ?? value.length));
    const code = countryCodeOf(value);
    if (code) onCountryCode?.(code);
    onChange(formatPhone(value));
  };

  return {
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      if (isComposing(event)) onChange(event.target.value);
      else applyFormat(event.target);
    },
    onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => applyFormat(event.currentTarget),
  };
}

const MAX_LENGTH = 20;
const COUNTRY_LABEL = { '+82': 'field.countryKorea', '+84': 'field.countryVietnam' } as const;

const Country = styled('span')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  flex: 'none',
  borderRight: `1px solid ${theme.vars.palette.line.hairline}`,
  '& > svg': { position: 'absolute', right: theme.spacing(2.5), pointerEvents: 'none' },
  '& > :disabled + svg': { color: theme.vars.palette.text.disabled },
}));

const CountrySelect = styled('select')(({ theme }) => ({
  ...controlText(theme),
  alignSelf: 'stretch',
  width: 92,
  paddingRight: theme.spacing(8),
  cursor: 'pointer',
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.floating },
}));

export type PhoneFieldProps = FieldProps & {
  id?: string | undefined;
  name?: string | undefined;
  value: string;
  onChange: (phone: string) => void;
  onBlur?: (() => void) | undefined;
  /** If given, the country can be selected. */
  countryCode?: CountryCode | undefined;
  onCountryCodeChange?: ((code: CountryCode) => void) | undefined;
  autoComplete?: string | undefined;
  autoFocus?: boolean | undefined;
  disabled?: boolean | undefined;
  placeholder?: string | undefined;
};

export function PhoneField({ onChange, countryCode, onCountryCodeChange, ...props }: PhoneFieldProps) {
  const { t } = useTranslation('common');
  const { field, control } = useLabelledControl(props);
  const input = useRef<HTMLInputElement>(null);
  const typing = useFormattedPhone(input, onChange, onCountryCodeChange);

  return (
    <Field {...field}>
      <ControlBox>
        {countryCode && onCountryCodeChange ? (
          <Country>
            <CountrySelect
              aria-label={t('field.countryCode')}
              value={countryCode}
              disabled={props.disabled}
              onChange={(event) => {
                const code = COUNTRY_CODES.find((known) => known === event.target.value);
                if (code) onCountryCodeChange(code);
              }}
            >
              {COUNTRY_CODES.map((code) => (
                <option key={code} value={code} label={code}>
                  {t(COUNTRY_LABEL[code])}
                </option>
              ))}
            </CountrySelect>
            <ChevronDownIcon size={16} />
          </Country>
        ) : null}
        <ControlInput
          ref={input}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={MAX_LENGTH}
          {...control}
          {...typing}
        />
      </ControlBox>
    </Field>
  );
}
