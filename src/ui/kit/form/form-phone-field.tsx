import type { CountryCode } from '@/domain/text/phone';
import { PhoneField, type PhoneFieldProps } from './phone-field';
import { useFormField } from './use-form-field';

type BoundProps = 'value' | 'onChange' | 'onBlur' | 'error' | 'countryCode' | 'onCountryCodeChange' | 'name';
type FormPhoneFieldProps = Omit<PhoneFieldProps, BoundProps> & { name: string };

/** A phone field bound to a Formik value; the value is the formatted number. */
export function FormPhoneField({ name, ...props }: FormPhoneFieldProps) {
  const { field, error, setValue, setTouched } = useFormField(name);
  return (
    <PhoneField
      {...props}
      name={name}
      value={field.value}
      error={error}
      onChange={(phone) => void setValue(phone)}
      onBlur={() => void setTouched(true)}
    />
  );
}

/** The same with a country select, bound to a second Formik value. */
export function FormCountryPhoneField({ countryName, name, ...props }: FormPhoneFieldProps & { countryName: string }) {
  const { field, error, setValue, setTouched } = useFormField(name);
  const country = useFormField<CountryCode>(countryName);
  return (
    <PhoneField
      {...props}
      name={name}
      value={field.value}
      error={error}
      onChange={(phone) => void setValue(phone)}
      onBlur={() => void setTouched(true)}
      countryCode={country.field.value}
      onCountryCodeChange={(code) => void country.setValue(code)}
    />
  );
}
