import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useState, type SyntheticEvent } from 'react';
import { submitTipMutation } from '@/api/order/order-mutations';
import { orderQueries } from '@/api/order/order-queries';
import type { Order } from '@/api/order/order-requests';
import { ApiError } from '@/domain/api-error';
import { textContextOf } from '@/domain/order/kinds';
import { formatWon } from '@/domain/text/format';
import { readTip, TIP, TIP_PRESETS } from '@/domain/order/tip';
import { errorText } from '@/lib/i18n/error-text';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { withRequestId } from '@/lib/i18n/with-request-id';
import { Button } from '@/ui/kit/button/button';
import { Dialog } from '@/ui/kit/layout/dialog';
import { Notice } from '@/ui/kit/feedback/notice';
import { notify } from '@/ui/kit/feedback/notify';
import { RadioCards } from '@/ui/kit/form/radio-cards';
import { TextInput } from '@/ui/kit/form/text-input';
import { styled } from '@/ui/styled';
import { useLocale } from '@/ui/use-locale';

const CUSTOM = 'custom';
const FORM = 'tip-form';

const Stack = styled('form')(({ theme }) => ({ display: 'grid', gap: theme.spacing(5) }));

export function TipDialog({ order, isOpen, onClose }: { order: Order; isOpen: boolean; onClose: () => void }) {
  const { t, i18n } = useTranslation('detail');
  useLazyTexts('orderErrors');
  const context = textContextOf(order.orderType);
  const locale = useLocale();
  const client = useQueryClient();
  const [choice, setChoice] = useState(String(TIP_PRESETS[1]));
  const [text, setText] = useState('');
  const [hasTried, setHasTried] = useState(false);
  /** The failure that the customer has closed. It stays on the screen while the dialog closes. */
  const [closed, setClosed] = useState<Error | null>(null);
  const tip = useMutation(submitTipMutation(order.id));
  const error = isOpen && tip.error === closed ? null : tip.error;
  const amount = choice === CUSTOM ? readTip(text) : Number(choice);
  const range = t('tip.range', { min: formatWon(TIP.min, locale), max: formatWon(TIP.max, locale) });

  function close() {
    setClosed(tip.error);
    setHasTried(false);
    onClose();
  }

  async function send(event: SyntheticEvent) {
    event.preventDefault();
    // While the dialog closes, its button can still be pressed.
    if (!isOpen || tip.isPending) return;
    setHasTried(true);
    if (amount === null) return;
    try {
      await tip.mutateAsync({ amount, tipBefore: order.tip ?? 0 });
      void notify('success', t('tip.thanks', { amount: formatWon(amount, locale) }));
      close();
    } catch {
      // The dialog shows the error; reloading the order shows whether the tip arrived after all.
      void client.invalidateQueries({ queryKey: orderQueries.detail(order.id).queryKey });
    }
  }

  return (
    <Dialog
      kind="form"
      isOpen={isOpen}
      onClose={close}
      isLocked={tip.isPending}
      title={t('tip.title', { context })}
      actions={
        <Button type="submit" form={FORM} variant="primary" size="large" isLoading={tip.isPending}>
          {t('tip.submit', { amount: amount === null ? '' : formatWon(amount, locale) }).trim()}
        </Button>
      }
    >
      <Stack id={FORM} noValidate onSubmit={(event) => void send(event)}>
        <p>{t('tip.lead', { context })}</p>
        <RadioCards
          legend={t('tip.amount')}
          layout="grid"
          cards={[
            ...TIP_PRESETS.map((won) => ({ value: String(won), title: formatWon(won, locale) })),
            { value: CUSTOM, title: t('tip.custom') },
          ]}
          value={choice}
          onChange={setChoice}
        />
        {choice === CUSTOM ? (
          <TextInput
            label={t('tip.customLabel')}
            inputMode="numeric"
            autoComplete="off"
            value={text}
            onChange={({ target }) => setText(target.value)}
            helperText={range}
            error={hasTried && amount === null ? range : undefined}
          />
        ) : null}
        {error ? (
          <Notice tone="error">
            {withRequestId(
              error instanceof ApiError && error.isOutcomeUnknown ? t('tip.unsure') : errorText(error, i18n),
              error,
              i18n,
            )}
          </Notice>
        ) : null}
      </Stack>
    </Dialog>
  );
}
