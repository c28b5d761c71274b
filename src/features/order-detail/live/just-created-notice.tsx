import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useState } from 'react';
import { justCreatedFor } from '@/lib/storage/just-created';
import { SuccessIcon } from '@/ui/kit/icons/system-icons';
import { styled } from '@/ui/styled';

const Root = styled('strong')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  color: theme.vars.palette.success.text,
  fontSize: theme.typography.body2.fontSize,
  fontWeight: theme.typography.fontWeightBold,
}));

/** Spec §4: shown while the marker of a new order is valid. */
export function JustCreatedNotice({ orderId }: { orderId: string }) {
  const { t } = useTranslation('detail');
  const [leftMs] = useState(() => justCreatedFor(orderId));
  const [isOver, setIsOver] = useState(leftMs === 0);

  useEffect(() => {
    const timer = setTimeout(() => setIsOver(true), leftMs);
    return () => clearTimeout(timer);
  }, [leftMs]);

  if (isOver) return null;
  return (
    <Root role="status">
      <SuccessIcon size={20} />
      {t('justCreated.title')}
    </Root>
  );
}
