import { useEffect, useRef } from 'react';
import { styled } from '../../styled';

const Title = styled('h2')(({ theme }) => ({ ...theme.typography.h2, outline: 'none' }));
const Lead = styled('p')(({ theme }) => ({ marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary }));

/** Takes the focus when its step appears, so that screen readers continue here. Not on the first step of a page. */
export function StepTitle({ takesFocus, title, lead }: { takesFocus: boolean; title: string; lead: string }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const tookFocus = useRef(!takesFocus);

  useEffect(() => {
    if (tookFocus.current) return;
    tookFocus.current = true;
    heading.current?.focus();
  }, []);

  return (
    <div>
      <Title ref={heading} tabIndex={-1}>
        {title}
      </Title>
      <Lead>{lead}</Lead>
    </div>
  );
}
