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
  /** Text of why this order cannot use the coupon; null if it can. */
  obstacleTo: (coupon: Coupon) => string | null;
};

/** Registers a coupon number in a dialog, because a form cannot contain another form. */
export function RegisterCoupon({ isOpen, onClose, obstacleTo }: RegisterCouponProps) {
  const hasTexts = useLazyTexts('couponForm');
  const { t } = useTranslation('couponForm');
  const { mutateAsync: register, isPending } = useMutation(registerCouponMutation());
  if (!hasTexts) return null;

  function handleRegistered(coupon: Coupon) {
    onClose();
    const obstacle = obstacleTo(coupon);
    void notify('success', [t('registered', { name: coupon.name }), obstacle].filter(Boolean).join(' '));
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('title')} kind="form" isLocked={isPending}>
      <RegisterForm register={register} onRegistered={handleRegistered} />
    </Dialog>
  );
}
