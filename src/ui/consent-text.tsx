import { styled } from './styled';

const Strong = styled('strong')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: theme.typography.fontWeightBold,
}));

/**
 * What a consent means. The parts between `**` stand out, as the law wants of periods, recipients and purposes
 * (개인정보 보호법 §22②, 개인정보 처리 방법에 관한 고시 §4).
 */
export const ConsentText = ({ text }: { text: string }) =>
  text.split('**').map((part, index) => (index % 2 === 0 ? part : <Strong key={part}>{part}</Strong>));
