import { TextInput, type TextInputProps } from '@/ui/text-input';
import { TextareaField, type TextareaFieldProps } from '@/ui/textarea-field';
import { useEditedText } from './use-edited-text';

type Edited = { value: string; onCommit: (text: string) => void };

/** A text input whose keys stay with it until the typing rests. */
export function EditedText({
  value,
  onCommit,
  ...input
}: Omit<TextInputProps, 'onChange' | 'onBlur' | 'value'> & Edited) {
  const { text, change, flush } = useEditedText(value, onCommit);
  return <TextInput {...input} value={text} onChange={({ target }) => change(target.value)} onBlur={flush} />;
}

/** The same with several lines. */
export function EditedTextarea({
  value,
  onCommit,
  ...textarea
}: Omit<TextareaFieldProps, 'onChange' | 'onBlur' | 'value'> & Edited) {
  const { text, change, flush } = useEditedText(value, onCommit);
  return <TextareaField {...textarea} value={text} onChange={({ target }) => change(target.value)} onBlur={flush} />;
}
