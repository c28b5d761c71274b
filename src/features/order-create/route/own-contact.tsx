import { useTranslation } from 'next-i18next/pages';
import type { DraftWaypoint } from '@/domain/order/draft';
import { patchWaypoint } from '@/domain/order/draft-changes';
import { formatPhone } from '@/domain/text/phone';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { selectSignIn } from '@/store/auth-slice';
import { useAppSelector } from '@/store/hooks';
import { Button } from '@/ui/kit/button/button';
import { styled } from '@/ui/styled';
import { fieldId } from '../problems';
import { useChangeDraft } from '../use-draft';

const Root = styled('div')({ gridColumn: '1 / -1', marginTop: -4 });

/** One tap fills in the member's own name and number, while the contact is empty. */
export function OwnContact({ waypoint: { key, contactName, phones } }: { waypoint: DraftWaypoint }) {
  const { t } = useTranslation('composer');
  const signIn = useAppSelector(selectSignIn);
  const change = useChangeDraft();
  const isEmpty = `${contactName}${phones.join('')}`.trim() === '';
  if (signIn.kind !== 'member' || !isEmpty) return null;
  const { name, phoneNumber } = signIn.user;
  if (!name || !phoneNumber) return null;

  return (
    <Root>
      <Button
        size="small"
        variant="outline"
        onClick={() => {
          change(patchWaypoint(key, { contactName: name, phones: [formatPhone(phoneNumber)] }));
          focusInNextFrame(fieldId(key, 'contactName'));
        }}
      >
        {t('contact.me', { name })}
      </Button>
    </Root>
  );
}
