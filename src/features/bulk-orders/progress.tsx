import { ProgressBar } from '@/ui/kit/feedback/progress-bar';
import { styled } from '@/ui/styled';

const Bar = styled(ProgressBar)(({ theme }) => ({ maxWidth: 360, height: 6, marginTop: theme.spacing(2) }));

export function Progress({ done, of, label }: { done: number; of: number; label: string }) {
  return <Bar value={Math.min(done, of)} max={Math.max(1, of)} aria-label={label} />;
}
