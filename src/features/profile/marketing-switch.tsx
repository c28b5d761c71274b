import { useMutation } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { setAgreementMutation } from '@/api/user/user-mutations';
import { termsRoute } from '@/config/routes';
import { serverNow } from '@/domain/time/clock';
import { kstDate } from '@/domain/time/kst';
import type { CurrentUser } from '@/domain/account/user';
import { profileChanged } from '@/store/auth-slice';
import { useAppDispatch } from '@/store/hooks';
import { Link } from '@/ui/kit/button/link';
import { notify } from '@/ui/kit/feedback/notify';
import { SwitchField } from '@/ui/kit/form/switch-field';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';

const ReadLink = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.target,
  fontSize: theme.typography.body2.fontSize,
}));

/** Shows the choice at once, and reverts it if the provider does not accept it. */
export function MarketingSwitch({ user }: { user: CurrentUser }) {
  const { t } = useTranslation(['profile', 'common']);
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
        t(isAgreement ? 'marketing.agreed' : 'marketing.withdrawn', { date: kstDate(serverNow()) }),
      );
    },
  });

  return (
    <div>
      <SwitchField
        label={t('marketing.label')}
        description={t('marketing.description')}
        checked={isPending ? variables : (user.isMarketingAgreed ?? false)}
        onChange={(event) => {
          if (!isPending) setAgreement(event.target.checked);
        }}
      />
      <ReadLink href={termsRoute('marketing')} target="_blank" rel="noopener noreferrer">
        {t('marketing.read')}
        <VisuallyHidden> ({t('common:app.newWindow')})</VisuallyHidden>
      </ReadLink>
    </div>
  );
}
