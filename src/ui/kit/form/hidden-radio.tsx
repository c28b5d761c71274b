import { styled } from '../../styled';

const Input = styled('input')({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
  appearance: 'none',
});

type HiddenRadioProps = { name: string; value: string; checked: boolean; disabled: boolean; onChange: () => void };

/** An invisible native radio that fills its label: the label draws it, the browser handles keys and groups. */
export function HiddenRadio(props: HiddenRadioProps) {
  return <Input type="radio" {...props} />;
}
