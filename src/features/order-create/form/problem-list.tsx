import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/ui/notice';
import { focusProblem, type Problem } from './form-problems';

const List = styled('ul')(({ theme }) => ({ marginTop: theme.spacing(1), display: 'grid' }));

const Jump = styled('button')(({ theme }) => ({
  display: 'block',
  minHeight: 36,
  padding: theme.spacing(1, 0),
  border: 0,
  background: 'none',
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  cursor: 'pointer',
}));

/** Longer lists are not read; the rest shows as these are put right. */
const MOST = 4;

type ProblemListProps = { problems: readonly Problem[]; labelOf: (problem: Problem) => string };

/** What keeps the order back, announced at once; each line leads to its field. */
export function ProblemList({ problems, labelOf }: ProblemListProps) {
  const { t } = useTranslation('composer');
  if (problems.length === 0) return null;
  return (
    <Notice tone="error" title={t('submit.summary', { count: problems.length })}>
      <List>
        {problems.slice(0, MOST).map((problem) => (
          <li key={problem.id}>
            <Jump type="button" onClick={() => focusProblem(problem)}>
              {t('submit.jump', { label: labelOf(problem), message: problem.message })}
            </Jump>
          </li>
        ))}
      </List>
    </Notice>
  );
}
