import styled from '@emotion/styled';
import { useContext, type ComponentProps, type MouseEvent, type ReactNode } from 'react';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';
import { FormHold } from '../form/form-hold';
import { Spinner } from '../feedback/spinner';

const Root = styled('button')(buttonStyles);

const Content = styled('span')({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  minWidth: 0,
  // Stays in the layout and in the name while the spinner stands over it: the width never changes.
  '[aria-busy="true"] > &': { opacity: 0 },
});

const Busy = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export type ButtonLook = {
  /** `primary` once per screen. Red is for errors alone: what destroys is `neutral`. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
  start?: ReactNode;
  end?: ReactNode;
};

type ButtonProps = ComponentProps<'button'> & ButtonLook & { isLoading?: boolean };

export function Button({
  variant = 'secondary',
  size = 'medium',
  isFullWidth = false,
  isLoading = false,
  start,
  end,
  onClick,
  children,
  ...button
}: ButtonProps) {
  const formHold = useContext(FormHold);
  const held = button.type === 'submit' && !isLoading ? formHold : null;
  // Not `disabled`: the button keeps focus while it works, so that the keyboard is not thrown to the top of the page.
  const hold = (event: MouseEvent) => event.preventDefault();
  return (
    <Root
      type="button"
      {...button}
      data-variant={variant}
      data-size={size}
      data-full={isFullWidth}
      {...(isLoading ? { 'aria-busy': true } : {})}
      {...(isLoading || held ? { 'aria-disabled': true } : {})}
      onClick={isLoading || held ? hold : onClick}
    >
      <Content>
        {start}
        <span>{held ?? children}</span>
        {end}
      </Content>
      {isLoading ? (
        <Busy>
          <Spinner size={20} />
        </Busy>
      ) : null}
    </Root>
  );
}
