import { useTranslation } from '@/lib/i18n/use-translation';
import { leftOutOf } from '@/domain/left-out';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Notice } from '../kit/feedback/notice';

type LeftOutNoticeProps = {
  /** Of the provider, as the query gave it: a copy does not know what it lacks. */
  answer: unknown;
  kind: 'coupons' | 'orders' | 'addresses' | 'vehicles' | 'services' | 'reasons' | 'parts';
};

/** Says quietly that a list is not complete, because some of its items could not be read. Usually nothing. */
export function LeftOutNotice({ answer, kind }: LeftOutNoticeProps) {
  const count = leftOutOf(answer);
  const hasTexts = useLazyTexts(count > 0 ? 'leftOut' : null);
  const { t } = useTranslation('leftOut');
  return count > 0 && hasTexts ? <Notice tone="attention">{t(kind, { count })}</Notice> : null;
}
