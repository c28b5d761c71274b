import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { justCreatedFor } from '@/lib/storage/just-created';
import { Notice } from '@/ui/kit/feedback/notice';

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
    <Notice tone="success" title={t('justCreated.title')}>
      {t('justCreated.message')}
    </Notice>
  );
}
