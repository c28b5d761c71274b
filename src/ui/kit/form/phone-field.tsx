import { useTranslation } from '@/lib/i18n/use-translation';
import {
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ChangeEvent,
  type CompositionEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import {
  COUNTRY_CODES,
  countryCodeOf,
  DEFAULT_COUNTRY_CODE,
  formatNationalPhone,
  formatTypedPhone,
  isPhone,
  type CountryCode,
} from '@/domain/text/phone';
import { behindMobilePrefix, MOBILE_PREFIX } from '@/domain/text/phone-prefix';
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
 * 010 of an empty field while it has the focus. `offered`: drawn before the caret, the value is still empty, so autofill
 * and the draft see nothing. `used`: the customer has typed behind it.
 */
type Prefix = 'off' | 'offered' | 'used';

type Entry = { text: string; prefix: Prefix };

/** The text of the field after a change, and the state of the prefix. */
function entryAfter(prefix: Prefix, typed: string): Entry {
  if (prefix === 'offered') {
    const text = formatTypedPhone(typed);
    if (text === '') return { text, prefix };
    const number = behindMobilePrefix(text);
    return { text: number, prefix: number === text ? 'off' : 'used' };
  }
  // Removed, or replaced by another number.
  if (prefix === 'off' || !typed.startsWith(MOBILE_PREFIX)) return { text: typed, prefix: 'off' };
  const rest = formatTypedPhone(typed.slice(MOBILE_PREFIX.length));
  if (rest === '') return { text: '', prefix: 'offered' };
  return isPhone(rest) ? { text: rest, prefix: 'off' } : { text: typed, prefix };
}

type TypingOptions = Pick<PhoneFieldProps, 'value' | 'onChange' | 'onBlur' | 'countryCode' | 'onCountryCodeChange'>;

/**
 * Formats a phone number while it is typed. Restores the caret by the number of digits before it, because hyphens move.
 * Does nothing while an IME composes, otherwise Korean keyboards would double letters.
 */
function useFormattedPhone(input: RefObject<HTMLInputElement | null>, options: TypingOptions) {
  const { value: shown, onChange, onBlur, countryCode = DEFAULT_COUNTRY_CODE, onCountryCodeChange } = options;
  const caret = useRef<number | null>(null);
  const [prefix, setPrefix] = useState<Prefix>('off');
  const isOffered = prefix === 'offered' && shown === '';

  useLayoutEffect(() => {
    const element = input.current;
    if (caret.current === null || !element || document.activeElement !== element) return;
    const position = caretAfter(element.value, caret.current);
    element.setSelectionRange(position, position);
    caret.current = null;
  });

  const applyFormat = (element: HTMLInputElement) => {
    const { value, selectionStart } = element;
    const entry = entryAfter(prefix, value);
    setPrefix(entry.prefix);
    const added = digitsIn(entry.text) - digitsIn(value);
    caret.current = Math.max(0, digitsIn(value.slice(0, selectionStart ?? value.length)) + added);
    const code = countryCodeOf(entry.text);
    if (code) onCountryCodeChange?.(code);
    onChange((onCountryCodeChange ? formatNationalPhone : formatTypedPhone)(entry.text));
  };

  return {
    isOffered,
    handlers: {
      onFocus: () => setPrefix(shown === '' && countryCode === DEFAULT_COUNTRY_CODE ? 'offered' : 'off'),
      onBlur: () => {
        setPrefix('off');
        // 010 alone is not a number, so the field is empty.
        if (shown === MOBILE_PREFIX) onChange('');
        onBlur?.();
      },
      onKeyDown: ({ key }: KeyboardEvent) => {
        if (isOffered && key === 'Backspace') setPrefix('off');
      },
      onChange: (event: ChangeEvent<HTMLInputElement>) => {
        if (isComposing(event)) onChange(event.target.value);
        else applyFormat(event.target);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => applyFormat(event.currentTarget),
    },
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
  width: 'auto',
  minWidth: 92,
  paddingRight: theme.spacing(8),
  cursor: 'pointer',
  '& option': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.surface.floating },
}));

/** Stands where the typed number will stand. */
const Offered = styled('span')(({ theme }) => ({
  flex: 'none',
  paddingLeft: theme.spacing(4),
  fontSize: theme.typography.body1.fontSize,
  lineHeight: 1.5,
  userSelect: 'none',
  cursor: 'text',
  '& + input': { paddingLeft: 0 },
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

export function PhoneField({
  onChange,
  onBlur,
  countryCode,
  onCountryCodeChange,
  autoComplete = 'tel',
  placeholder,
  ...props
}: PhoneFieldProps) {
  const { t } = useTranslation('common');
  const prefixId = useId();
  const input = useRef<HTMLInputElement>(null);
  const typing = useFormattedPhone(input, { value: props.value, onChange, onBlur, countryCode, onCountryCodeChange });
  const { field, control } = useLabelledControl(props, typing.isOffered ? prefixId : undefined);

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
        {typing.isOffered ? (
          // A press on it would take the focus from the field.
          <Offered id={prefixId} aria-hidden="true" onMouseDown={(event) => event.preventDefault()}>
            {MOBILE_PREFIX}-
          </Offered>
        ) : null}
        <ControlInput
          ref={input}
          type="tel"
          inputMode="tel"
          autoComplete={autoComplete}
          placeholder={typing.isOffered ? undefined : placeholder}
          maxLength={MAX_LENGTH}
          {...control}
          {...typing.handlers}
        />
      </ControlBox>
    </Field>
  );
}
