import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type ComponentProps } from 'react';
import { Button } from '@/ui/kit/button/button';
import { DownloadIcon } from '@/ui/kit/icons/action-icons';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import type { ExportSource } from './collect-orders';

const ExportDialog = lazyPart(() => import('./export-dialog').then((module) => module.ExportDialog));

type ExportButtonProps = { source: ExportSource; variant?: ComponentProps<typeof Button>['variant'] };

/** Exports the filtered or selected orders. The dialog and the file writers load on the first press. */
export function ExportButton({ source, variant = 'ghost' }: ExportButtonProps) {
  const { t } = useTranslation('orders');
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);

  function open() {
    setWasOpened(true);
    setIsOpen(true);
  }

  return (
    <>
      <Button size="small" variant={variant} start={<DownloadIcon />} disabled={source.total === 0} onClick={open}>
        {t('download')}
      </Button>
      {wasOpened ? <ExportDialog source={source} isOpen={isOpen} onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}
