import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState } from 'react';
import type { DraftAddress } from '@/domain/order/draft';
import { isRecord } from '@/domain/stored-values';
import { POSTCODE_FRAME, POSTCODE_SCRIPT, readPostcode } from '@/lib/address/postcode';
import { Dialog } from '@/ui/kit/layout/dialog';
import { styled } from '@/ui/styled';

const Frame = styled('iframe')(({ theme }) => ({
  display: 'block',
  width: '100%',
  height: 'min(480px, 70dvh)',
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.inner,
}));
const Failed = styled('p')(({ theme }) => ({ color: theme.vars.palette.attention.text }));

export type PostcodeDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** Searched at once if it is not ''. */
  keyword: string;
  onChoose: (address: DraftAddress) => void;
};

/** The search of the postcode service. Its frame reports when it is ready and which address was chosen. */
export function PostcodeDialog({ isOpen, onClose, title, keyword, onChoose }: PostcodeDialogProps) {
  const { t } = useTranslation('composer');
  const frame = useRef<HTMLIFrameElement>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    function receive({ data, origin, source }: MessageEvent<unknown>) {
      const inner = frame.current?.contentWindow;
      if (!inner || source !== inner || origin !== location.origin || !isRecord(data)) return;
      if (data.type === 'ready') inner.postMessage({ script: POSTCODE_SCRIPT, keyword }, location.origin);
      setHasFailed(data.type === 'failed');
      const address = data.type === 'chosen' ? readPostcode(data.address) : null;
      if (address) onChoose(address);
    }
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, [isOpen, keyword, onChoose]);

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} kind="form">
      {hasFailed ? <Failed role="alert">{t('address.postcodeFailed')}</Failed> : null}
      <Frame ref={frame} src={POSTCODE_FRAME} title={t('address.postcode')} hidden={hasFailed} />
    </Dialog>
  );
}
