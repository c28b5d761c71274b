import { useContext, type ComponentProps, type MouseEvent, type ReactNode, createContext } from 'react';
import { styled } from '../../styled';
import { buttonStyles, type ButtonSize, type ButtonVariant } from './button-styles';
import { Spinner } from '../feedback/spinner';

/** The text of a form's blocked submit button, for instance after a Retry-After; null while it can be submitted. */
export const FormBlockedReason = createContext<string | null>(null);

const Root = styled('button')(buttonStyles);

const Content = styled('span')({
  display: 'inherit',
  alignItems: 'inherit',
  justifyContent: 'inherit',
  gap: 'inherit',
  minWidth: 0,
  // Hides the label by opacity, so the button keeps its width and its accessible name while the spinner shows.
  '[aria-busy="true"] > &': { opacity: 0 },
});

const SpinnerOverlay = styled('span')({ position: 'absolute', inset: 0, display: 'grid', placeItems: 'center' });

export type ButtonAppearance = {
  /** `primary` once per screen. Red is only for errors: destructive actions are `neutral`. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  isFullWidth?: boolean;
  start?: ReactNode;
  end?: ReactNode;
};

type ButtonProps = ComponentProps<'button'> & ButtonAppearance & { isLoading?: boolean };

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
  const formBlockedReason = useContext(FormBlockedReason);
  const blockedText = button.type === 'submit' && !isLoading ? formBlockedReason : null;
  // Not `disabled`: a disabled button loses focus, and the keyboard would start again at the top of the page.
  const preventClick = (event: MouseEvent) => event.preventDefault();
  return (
    <Root
      type="button"
      {...button}
      data-variant={variant}
      data-size={size}
      data-full={isFullWidth}
      {...(isLoading ? { 'aria-busy': true } : {})}
      {...(isLoading || blockedText ? { 'aria-disabled': true } : {})}
      onClick={isLoading || blockedText ? preventClick : onClick}
    >
      <Content>
        {start}
        <span>{blockedText ?? children}</span>
        {end}
      </Content>
      {isLoading ? (
        <SpinnerOverlay>
          <Spinner size={20} />
        </SpinnerOverlay>
      ) : null}
    </Root>
  );
}
