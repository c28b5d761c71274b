import styled from '@emotion/styled';
import { useTranslation } from 'next-i18next/pages';
import { Notice } from '@/ui/kit/feedback/notice';
import { focusProblem, useProblems } from './problems';
import { useProblemLabel } from './use-problem-label';

const List = styled('ul')(({ theme }) => ({ marginTop: theme.spacing(1), display: 'grid' }));

const JumpButton = styled('button')(({ theme }) => ({
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

/** Further problems appear when these are fixed. */
const MAX_SHOWN = 4;

/** Announces all problems at once; each entry moves the focus to its field. */
export function ProblemList() {
  const { t } = useTranslation('composer');
  const problems = useProblems();
  const labelOf = useProblemLabel();
  if (problems.length === 0) return null;
  return (
    <Notice tone="error" title={t('submit.summary', { count: problems.length })}>
      <List>
        {problems.slice(0, MAX_SHOWN).map((problem) => (
          <li key={problem.id}>
            <JumpButton type="button" onClick={() => focusProblem(problem)}>
              {t('submit.jump', { label: labelOf(problem), message: problem.message })}
            </JumpButton>
          </li>
        ))}
      </List>
    </Notice>
  );
}
