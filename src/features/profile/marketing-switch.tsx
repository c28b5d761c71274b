import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'next-i18next/pages';
import { setAgreementMutation } from '@/api/user/user-mutations';
import { kstDate } from '@/domain/time/kst';
import type { CurrentUser } from '@/domain/account/user';
import { profileChanged } from '@/store/auth-slice';
import { useAppDispatch } from '@/store/hooks';
import { notify } from '@/ui/kit/feedback/notify';
import { SwitchField } from '@/ui/kit/form/switch-field';

/** Shows the choice at once, and reverts it if the provider does not accept it. */
export function MarketingSwitch({ user }: { user: CurrentUser }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const {
    mutate: setAgreement,
    variables,
    isPending,
  } = useMutation({
    ...setAgreementMutation(),
    onSuccess: (next, isAgreement) => {
      dispatch(profileChanged(next));
      // The law requires telling the customer what was chosen and when.
      void notify(
        'success',
        t(isAgreement ? 'marketing.agreed' : 'marketing.withdrawn', { date: kstDate(Date.now()) }),
      );
    },
  });

  return (
    <SwitchField
      label={t('marketing.label')}
      description={t('marketing.description')}
      checked={isPending ? variables : (user.isMarketingAgreed ?? false)}
      onChange={(event) => {
        if (!isPending) setAgreement(event.target.checked);
      }}
    />
  );
}
