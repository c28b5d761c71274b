import NextLink from 'next/link';
import type { ComponentProps } from 'react';
import { styled } from '../../styled';
import type { ButtonAppearance } from './button';
import { buttonStyles } from './button-styles';

const Root = styled(NextLink)(buttonStyles);

/** A link that looks like a button. */
export function ButtonLink({
  variant = 'secondary',
  size = 'medium',
  isFullWidth = false,
  start,
  end,
  children,
  ...link
}: Omit<ComponentProps<typeof NextLink>, 'as'> & ButtonAppearance) {
  return (
    <Root {...link} data-variant={variant} data-size={size} data-full={isFullWidth}>
      {start}
      <span>{children}</span>
      {end}
    </Root>
  );
}
