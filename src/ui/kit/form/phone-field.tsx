import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { useId, useRef } from 'react';
import { COUNTRY_CODES, type CountryCode } from '@/domain/text/phone';
import { controlText } from './control-styles';
import { Field, fieldAria, type FieldProps } from './field';
import { ChevronDownIcon } from '../icons/arrow-icons';
import { ControlBox, ControlInput } from './text-input';
import { useFormattedPhone } from './use-formatted-phone';

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

export function PhoneField(props: PhoneFieldProps) {
  const { id: given, label, isLabelHidden, isOptional, helperText, error, value, onChange, onBlur } = props;
  const { countryCode, onCountryCodeChange, name, autoComplete = 'tel', autoFocus, disabled, placeholder } = props;
  const { t } = useTranslation('common');
  const fallback = useId();
  const id = given ?? fallback;
  const input = useRef<HTMLInputElement>(null);
  const typing = useFormattedPhone(input, onChange, onCountryCodeChange);

  return (
    <Field
      id={id}
      label={label}
      isLabelHidden={isLabelHidden}
      isOptional={isOptional}
      helperText={helperText}
      error={error}
    >
      <ControlBox>
        {countryCode && onCountryCodeChange ? (
          <Country>
            <CountrySelect
              aria-label={t('field.countryCode')}
              value={countryCode}
              disabled={disabled}
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
          id={id}
          name={name}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          autoFocus={autoFocus}
          disabled={disabled}
          placeholder={placeholder}
          maxLength={MAX_LENGTH}
          value={value}
          onBlur={onBlur}
          {...typing}
          {...fieldAria(id, { helperText, error })}
        />
      </ControlBox>
    </Field>
  );
}
