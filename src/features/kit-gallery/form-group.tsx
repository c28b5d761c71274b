import { useTranslation } from '@/lib/i18n/use-translation';
import { useState } from 'react';
import type { CountryCode } from '@/domain/text/phone';
import { IconButton } from '@/ui/kit/button/icon-button';
import { CheckboxField } from '@/ui/kit/form/checkbox-field';
import { PasswordField } from '@/ui/kit/form/password-field';
import { PhoneField } from '@/ui/kit/form/phone-field';
import { ProblemCount } from '@/ui/kit/form/problem-count';
import { QuantityField } from '@/ui/kit/form/quantity-field';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { SegmentedControl } from '@/ui/kit/form/segmented-control';
import { SelectField } from '@/ui/kit/form/select-field';
import { SwitchField } from '@/ui/kit/form/switch-field';
import { TextInput } from '@/ui/kit/form/text-input';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { Tick } from '@/ui/kit/form/tick';
import { SearchIcon } from '@/ui/kit/icons/action-icons';
import { BoxIcon } from '@/ui/kit/icons/place-icons';
import { ComboboxSpecimen } from './combobox-specimen';
import { FormikSpecimens } from './formik-specimens';
import { Group, Row, Specimen } from './specimen';

const SIZES = ['small', 'medium', 'large'] as const;
type Size = (typeof SIZES)[number];
const MOST_LETTERS = 100;
const PHONE = '010-1234-5678';

function TextInputs() {
  const { t } = useTranslation('dev/kit');
  const name = t('field.name');
  const value = { defaultValue: t('field.value') };
  return (
    <>
      <Specimen name="TextInput" state="empty, helper text">
        <TextInput label={name} placeholder={t('field.placeholder')} helperText={t('field.helper')} />
      </Specimen>
      <Specimen name="TextInput" state="filled, optional">
        <TextInput label={name} isOptional {...value} />
      </Specimen>
      <Specimen name="TextInput" state="error">
        <TextInput label={name} error={t('field.error')} helperText={t('field.helper')} />
      </Specimen>
      <Specimen name="TextInput" state="disabled">
        <TextInput label={name} disabled {...value} />
      </Specimen>
      <Specimen name="TextInput" state="readOnly">
        <TextInput label={name} readOnly {...value} />
      </Specimen>
      <Specimen name="TextInput" state="start, end, isLabelHidden">
        <TextInput label={t('field.search')} isLabelHidden start={<SearchIcon />} end={t('field.unit')} {...value} />
      </Specimen>
      <Specimen name="TextInput" state="long texts">
        <TextInput
          label={t('field.long')}
          isOptional
          defaultValue={t('field.errorLong')}
          error={t('field.errorLong')}
        />
      </Specimen>
    </>
  );
}

function OtherTextFields() {
  const { t } = useTranslation('dev/kit');
  const [note, setNote] = useState('');
  const [phone, setPhone] = useState(PHONE);
  const [country, setCountry] = useState<CountryCode>('+82');
  const change = { value: note, onChange: ({ target }: { target: { value: string } }) => setNote(target.value) };
  return (
    <>
      <Specimen name="TextareaField" state="counter, helper text">
        <TextareaField
          label={t('field.note')}
          placeholder={t('field.noteValue')}
          helperText={t('field.helper')}
          maxLength={MOST_LETTERS}
          {...change}
        />
      </Specimen>
      <Specimen name="TextareaField" state="error">
        <TextareaField label={t('field.note')} error={t('field.errorLong')} maxLength={MOST_LETTERS} {...change} />
      </Specimen>
      <Specimen name="TextareaField" state="disabled, optional">
        <TextareaField label={t('field.note')} isOptional disabled value={t('field.noteValue')} onChange={() => {}} />
      </Specimen>
      <Specimen name="PhoneField" state="filled">
        <PhoneField label={t('field.phone')} value={phone} onChange={setPhone} />
      </Specimen>
      <Specimen name="PhoneField" state="country, error">
        <PhoneField
          label={t('field.phone')}
          value={phone}
          onChange={setPhone}
          countryCode={country}
          onCountryCodeChange={setCountry}
          error={t('field.error')}
        />
      </Specimen>
      <Specimen name="PhoneField" state="country, disabled">
        <PhoneField
          label={t('field.phone')}
          value={PHONE}
          onChange={setPhone}
          countryCode={country}
          onCountryCodeChange={setCountry}
          disabled
        />
      </Specimen>
      <Specimen name="PasswordField" state="filled, helper text">
        <PasswordField label={t('field.password')} defaultValue={PHONE} helperText={t('field.helper')} />
      </Specimen>
      <Specimen name="PasswordField" state="error">
        <PasswordField label={t('field.password')} error={t('field.error')} />
      </Specimen>
      <Specimen name="PasswordField" state="disabled">
        <PasswordField label={t('field.password')} disabled />
      </Specimen>
    </>
  );
}

function Choices() {
  const { t } = useTranslation('dev/kit');
  const [size, setSize] = useState<Size>('small');
  const legend = t('field.size');
  const choice = { value: size, onChange: setSize };
  const options = SIZES.map((value) => ({ value, label: t(`option.${value}`) }));
  const cards = [
    { value: 'small', title: t('option.small'), description: t('option.smallHelp'), meta: t('option.price') },
    { value: 'medium', title: t('option.medium') },
    { value: 'large', title: t('option.large'), description: t('option.largeHelp'), isDisabled: true },
  ] as const;
  const pictured = cards.map((card) => ({ ...card, picture: <BoxIcon size={28} /> }));
  return (
    <>
      <Specimen name="SelectField" state="nothing chosen, helper text">
        <SelectField
          label={legend}
          options={options}
          defaultValue=""
          placeholder={t('field.search')}
          helperText={t('field.helper')}
        />
      </Specimen>
      <Specimen name="SelectField" state="error, optional">
        <SelectField label={legend} options={options} isOptional error={t('field.error')} />
      </Specimen>
      <Specimen name="SelectField" state="disabled">
        <SelectField label={legend} options={options} disabled />
      </Specimen>
      <Specimen name="SegmentedControl" state="rest">
        <SegmentedControl legend={legend} options={options} {...choice} />
      </Specimen>
      <Specimen name="SegmentedControl" state="a disabled choice">
        <SegmentedControl
          legend={legend}
          options={options.map((option) => ({ ...option, isDisabled: option.value === 'large' }))}
          {...choice}
        />
      </Specimen>
      <ComboboxSpecimen />
      <Specimen name="RadioCards" state="list, a disabled card">
        <RadioCards legend={legend} cards={pictured} {...choice} />
      </Specimen>
      <Specimen name="RadioCards" state="grid, isLegendHidden">
        <RadioCards legend={legend} isLegendHidden layout="grid" cards={pictured} {...choice} />
      </Specimen>
      <Specimen name="RadioCards" state="nothing chosen, error">
        <RadioCards legend={legend} cards={cards} value={null} onChange={setSize} error={t('field.error')} />
      </Specimen>
    </>
  );
}

function Quantities() {
  const { t } = useTranslation('dev/kit');
  const [boxes, setBoxes] = useState(0);
  const labels = { amount: t('field.size'), less: t('option.less'), more: t('option.more') };
  return (
    <>
      <Specimen name="QuantityField" state="nothing counted, from 1, the most">
        <Row>
          <QuantityField value={boxes} min={0} max={9} labels={labels} onChange={setBoxes} />
          <QuantityField value={boxes + 1} min={1} max={10} labels={labels} onChange={(next) => setBoxes(next - 1)} />
          <QuantityField value={9} min={0} max={9} labels={labels} onChange={() => {}} />
        </Row>
      </Specimen>
      <Specimen name="ProblemCount" state="beside the main button">
        <ProblemCount onPress={() => {}}>{t('field.error')}</ProblemCount>
      </Specimen>
    </>
  );
}

function Ticks() {
  const { t } = useTranslation('dev/kit');
  const terms = t('field.terms');
  const push = { label: t('field.push'), description: t('field.pushHelp') };
  return (
    <>
      <Specimen name="CheckboxField" state="rest, with description and aside">
        <CheckboxField label={terms} />
        <CheckboxField
          label={terms}
          description={t('field.termsHelp')}
          defaultChecked
          aside={
            <IconButton label={t('action.show')}>
              <SearchIcon />
            </IconButton>
          }
        />
      </Specimen>
      <Specimen name="CheckboxField" state="error, long text">
        <CheckboxField label={terms} error={t('field.error')} />
        <CheckboxField label={t('field.long')} description={t('field.errorLong')} />
      </Specimen>
      <Specimen name="CheckboxField" state="disabled">
        <CheckboxField label={terms} disabled />
        <CheckboxField label={terms} disabled defaultChecked />
      </Specimen>
      <Specimen name="Tick" state="off, on, partly, disabled">
        <Row>
          <Tick type="checkbox" aria-label={terms} />
          <Tick type="checkbox" aria-label={terms} defaultChecked />
          <Tick
            type="checkbox"
            aria-label={terms}
            ref={(input) => {
              if (input) input.indeterminate = true;
            }}
          />
          <Tick type="checkbox" aria-label={terms} disabled />
          <Tick type="checkbox" aria-label={terms} disabled defaultChecked />
        </Row>
      </Specimen>
      <Specimen name="SwitchField" state="off, on">
        <SwitchField {...push} />
        <SwitchField {...push} defaultChecked />
      </Specimen>
      <Specimen name="SwitchField" state="disabled">
        <SwitchField {...push} disabled />
        <SwitchField {...push} disabled defaultChecked />
      </Specimen>
    </>
  );
}

export function FormGroup() {
  return (
    <Group name="form">
      <TextInputs />
      <OtherTextFields />
      <Choices />
      <Quantities />
      <Ticks />
      <FormikSpecimens />
    </Group>
  );
}
