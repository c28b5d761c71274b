import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/ui/kit/button/link';

/** As high as a line of text, and as tall to a finger as any other target. */
const Small = styled(Link)(({ theme }) => ({
  position: 'relative',
  flex: 'none',
  alignSelf: 'flex-start',
  fontSize: theme.typography.body2.fontSize,
  '&::after': { content: '""', position: 'absolute', inset: theme.spacing(-2.5, -2) },
}));

/** To the section of the composer where `name` is changed; its button leads back here. */
export function EditLink({ href, name }: { href: string; name: string }) {
  const { t } = useTranslation('payment');
  return (
    <Small href={href} aria-label={t('summary.editNamed', { name })}>
      {t('summary.edit')}
    </Small>
  );
}
