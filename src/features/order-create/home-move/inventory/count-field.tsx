import styled from '@emotion/styled';
import { useRef, useState, type KeyboardEvent } from 'react';
import { MAX_QUANTITY } from '@/domain/home-move/inventory';
import { isComposing } from '@/lib/browser/is-composing';
import { IconButton } from '@/ui/kit/button/icon-button';
import { MinusIcon, PlusIcon } from '@/ui/kit/icons/action-icons';
import type { ItemLabels } from './use-item-labels';

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

type CountFieldProps = {
  name: string;
  quantity: number;
  labels: ItemLabels;
  /** False where something else adds one. */
  hasPlus?: boolean;
  onChange: (quantity: number) => void;
};

const STEP: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/** Shows only a plus button at 0; from 1 on, the number can be stepped or typed. */
export function CountField({ name, quantity, labels, hasPlus = true, onChange }: CountFieldProps) {
  const plus = useRef<HTMLButtonElement>(null);
  const [typed, setTyped] = useState<string | null>(null);

  function step(by: number) {
    const next = Math.max(0, Math.min(MAX_QUANTITY, quantity + by));
    setTyped(null);
    // At 0 the focused control disappears, so the focus moves to the plus button.
    if (next === 0) plus.current?.focus();
    if (next !== quantity) onChange(next);
  }

  function type(text: string) {
    const digits = text.normalize('NFKC').replace(/\D/g, '').slice(0, 3);
    setTyped(digits);
    // Ignores 0 and empty input while typing: they may be steps towards another number.
    if (Number(digits) > 0) onChange(Math.min(MAX_QUANTITY, Number(digits)));
  }

  function handleBlur() {
    if (typed !== null && typed !== '' && Number(typed) === 0) onChange(0);
    setTyped(null);
  }

  function handleKey(event: KeyboardEvent) {
    // During composition an arrow key ends a syllable, and the same key event follows once more.
    const by = isComposing(event) ? undefined : STEP[event.key];
    // Enter would submit the whole form.
    if (by !== undefined || event.key === 'Enter') event.preventDefault();
    if (by !== undefined) step(by);
  }

  return (
    <Root data-counted={quantity > 0 && hasPlus}>
      {quantity > 0 ? (
        <>
          <IconButton label={labels.less(name)} onClick={() => step(-1)}>
            <MinusIcon />
          </IconButton>
          <NumberInput
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            aria-label={labels.amount(name)}
            aria-valuenow={quantity}
            aria-valuemin={0}
            aria-valuemax={MAX_QUANTITY}
            value={typed ?? quantity}
            onChange={({ target }) => type(target.value)}
            onFocus={({ target }) => target.select()}
            onBlur={handleBlur}
            onKeyDown={handleKey}
          />
        </>
      ) : null}
      {hasPlus ? (
        <IconButton
          ref={plus}
          label={labels.add(name)}
          disabled={quantity >= MAX_QUANTITY}
          data-add=""
          onClick={() => step(1)}
        >
          <PlusIcon />
        </IconButton>
      ) : null}
    </Root>
  );
}
