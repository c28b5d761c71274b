import { useTranslation } from 'next-i18next/pages';
import { leftOutOf } from '@/domain/left-out';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { Notice } from '../kit/feedback/notice';

type Kind = 'coupons' | 'orders' | 'addresses' | 'vehicles' | 'services' | 'reasons' | 'parts';

function useLeftOutText(count: number, kind: Kind): string | null {
  const hasTexts = useLazyTexts(count > 0 ? 'leftOut' : null);
  const { t } = useTranslation('leftOut');
  return count > 0 && hasTexts ? t(kind, { count }) : null;
}

/** In place of one item: `주문 1건을 읽지 못했어요.` */
export const LeftOutText = ({ kind }: { kind: Kind }) => useLeftOutText(1, kind);

type LeftOutNoticeProps = {
  /** Of the provider, as the query gave it: a copy does not know what it lacks. */
  answer: unknown;
  kind: Kind;
};

/** Says quietly that a list is not complete, because some of its items could not be read. Usually nothing. */
export function LeftOutNotice({ answer, kind }: LeftOutNoticeProps) {
  const text = useLeftOutText(leftOutOf(answer), kind);
  return text === null ? null : <Notice tone="attention">{text}</Notice>;
}
