import type { ReactNode } from 'react';
import { toWirePhone } from '@/domain/text/phone';
import { buttonStyles } from '../kit/button/button-styles';
import { PhoneIcon } from '../kit/icons/order-icons';
import { styled } from '../styled';

const Anchor = styled('a')(buttonStyles);

type CallLinkProps = {
  phone: string;
  /** The main action of the screen. */
  isMain?: boolean;
  /** For screen readers, if the text does not say who is called. */
  label?: string;
  children: ReactNode;
};

/** A link that looks like a button and calls a driver. */
export const CallLink = ({ phone, isMain, label, children }: CallLinkProps) => (
  <Anchor
    href={`tel:${toWirePhone(phone)}`}
    data-variant={isMain ? 'primary' : 'secondary'}
    data-size={isMain ? 'large' : 'medium'}
    data-full="true"
    aria-label={label}
  >
    <PhoneIcon />
    <span>{children}</span>
  </Anchor>
);
