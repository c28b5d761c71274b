import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/ui/kit/button/link';

/** As high as a line of text, with an invisible area that makes a full touch target. */
const SmallLink = styled(Link)(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  alignSelf: 'flex-start',
  fontSize: theme.typography.body2.fontSize,
  '&::after': { content: '""', position: 'absolute', inset: theme.spacing(-2.5, -2) },
}));

/** Links to the composer's section for `name`; the composer's button leads back here. */
export function EditLink({ href, name }: { href: string; name: string }) {
  const { t } = useTranslation('payment');
  return (
    <SmallLink href={href} aria-label={t('summary.editNamed', { name })}>
      {t('summary.edit')}
    </SmallLink>
  );
}
