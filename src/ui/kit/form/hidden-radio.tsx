import styled from '@emotion/styled';

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

/** A native radio that fills its label unseen: the label draws the look, the browser does keys, groups and names. */
export function HiddenRadio(props: HiddenRadioProps) {
  return <Input type="radio" {...props} />;
}
