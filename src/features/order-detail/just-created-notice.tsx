import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { JUST_CREATED_MS } from '@/config/limits';
import { isJustCreated } from '@/lib/storage/just-created';
import { Notice } from '@/ui/notice';

/** Spec §4: for as long as the marker of a new order holds. */
export function JustCreatedNotice({ orderId }: { orderId: string }) {
  const { t } = useTranslation('detail');
  const [isShown, setIsShown] = useState(() => isJustCreated(orderId));

  useEffect(() => {
    if (!isShown) return;
    const timer = setTimeout(() => setIsShown(false), JUST_CREATED_MS);
    return () => clearTimeout(timer);
  }, [isShown]);

  if (!isShown) return null;
  return (
    <Notice tone="success" title={t('justCreated.title')}>
      {t('justCreated.message')}
    </Notice>
  );
}
