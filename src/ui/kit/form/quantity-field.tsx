import { useRef, useState, type KeyboardEvent } from 'react';
import { isComposing } from '@/lib/browser/is-composing';
import { styled } from '../../styled';
import { IconButton } from '../button/icon-button';
import { MinusIcon, PlusIcon } from '../icons/action-icons';

const Root = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  borderRadius: theme.radius.inner,
  '&[data-counted="true"]': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}` },
  '&[data-counted="false"] button': { color: theme.vars.palette.primary.text },
}));

const NumberInput = styled('input')(({ theme }) => ({
  width: '3ch',
  height: theme.layout.target,
  padding: 0,
  border: 0,
  background: 'none',
  textAlign: 'center',
  fontSize: theme.typography.body1.fontSize,
  fontWeight: theme.typography.fontWeightBold,
  color: theme.vars.palette.text.primary,
}));

const STEP: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

type QuantityFieldProps = {
  value: number;
  /** With 0, only the plus button shows until something is counted. */
  min: 0 | 1;
  max: number;
  /** Accessible names of the number and of both buttons. */
  labels: { amount: string; less: string; more: string };
  /** False where something else adds one. */
  hasPlus?: boolean;
  onChange: (value: number) => void;
};

/** A number to step or to type. */
export function QuantityField({ value, min, max, labels, hasPlus = true, onChange }: QuantityFieldProps) {
  const plus = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);

  function step(by: number) {
    const next = Math.max(min, Math.min(max, value + by));
    setTyped(null);
    // At 0 the focused control disappears, so the focus moves to the plus button.
    if (next === 0) plus.current?.focus();
    if (next !== value) onChange(next);
  }

  function type(text: string) {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 3);
    setTyped(digits);
    // Ignores 0 and empty input while typing: they may be steps towards another number.
    if (Number(digits) > 0) onChange(Math.min(max, Number(digits)));
  }

  function handleBlur() {
    if (min === 0 && typed !== null && typed !== '' && Number(typed) === 0) onChange(0);
    setTyped(null);
  }

  function handleKey(event: KeyboardEvent) {
    // During composition an arrow key ends a syllable, and the same key event follows once more.
    const by = isComposing(event) ? undefined : STEP[event.key];
    // Enter would submit the whole form.
    if (by !== undefined || event.key === 'Enter') event.preventDefault();
    if (by !== undefined) step(by);
  }

  // Not `disabled`: a button that reaches its limit would lose the focus. `step` ignores the press.
  return (
    <Root data-counted={value > 0 && hasPlus}>
      {value > 0 ? (
        <>
          <IconButton label={labels.less} aria-disabled={value <= min} onClick={() => step(-1)}>
            <MinusIcon />
          </IconButton>
          <NumberInput
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-label={labels.amount}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            value={typed ?? value}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={handleBlur}
            onKeyDown={handleKey}
          />
        </>
      ) : null}
      {hasPlus ? (
        <IconButton ref={plus} label={labels.more} aria-disabled={value >= max} data-add="" onClick={() => step(1)}>
          <PlusIcon />
        </IconButton>
      ) : null}
    </Root>
  );
}
