import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { registerCouponMutation } from '@/api/order/coupon-mutations';
import type { Coupon } from '@/api/order/order-requests';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { RegisterForm } from '@/ui/coupon/register-form';
import { Dialog } from '@/ui/kit/layout/dialog';
import { notify } from '@/ui/kit/feedback/notify';

type RegisterCouponProps = {
  isOpen: boolean;
  onClose: () => void;
  /** Why this order cannot have it, in words; null where it can. */
  obstacleTo: (coupon: Coupon) => string | null;
};

/** A coupon's number on a layer of its own: the payment is a form already, and a form holds no other. */
export function RegisterCoupon({ isOpen, onClose, obstacleTo }: RegisterCouponProps) {
  const hasTexts = useLazyTexts('couponForm');
  const { t } = useTranslation('couponForm');
  const { mutateAsync: register, isPending } = useMutation(registerCouponMutation());
  if (!hasTexts) return null;

  function settle(coupon: Coupon) {
    onClose();
    const obstacle = obstacleTo(coupon);
    void notify('success', [t('registered', { name: coupon.name }), obstacle].filter(Boolean).join(' '));
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} kind="form" isLocked={isPending}>
      <RegisterForm register={register} onRegistered={settle} />
    </Dialog>
  );
}
