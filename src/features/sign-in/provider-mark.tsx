import styled from '@emotion/styled';
import type { SocialProvider } from '@/domain/account/social';

/** The marks are files, because their colours belong to the third parties and not to our theme. */
const Mark = styled('img')({ display: 'block', width: 24, height: 24, borderRadius: '50%' });

export const ProviderMark = ({ provider }: { provider: SocialProvider }) => (
  <Mark src={`/images/${provider}.svg`} alt="" width={24} height={24} />
);
