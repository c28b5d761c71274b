import { useTranslation } from '@/lib/i18n/use-translation';
import { useId, useState } from 'react';
import { COMMON_GROUPS, type CommonGroup } from '@/domain/bulk/common-values';
import type { BulkField } from '@/domain/bulk/fields';
import { isLocked } from '@/domain/bulk/send-state';
import { focusInNextFrame } from '@/lib/browser/focus-in-next-frame';
import { Button } from '@/ui/kit/button/button';
import { lazyPart } from '@/ui/kit/layout/lazy-part';
import { styled } from '@/ui/styled';
import { useBulkOrdersState } from './state/bulk-orders-context';
import { useColumnNames } from './use-column-names';
import type { CommonGroups } from './use-common-groups';

const CommonDialog = lazyPart(() => import('./common-dialog').then((module) => module.CommonDialog));

const Line = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { maxWidth: '100%' },
  // One line to swipe, so that the sheet comes into view.
  [theme.breakpoints.down('sm')]: {
    flexWrap: 'nowrap',
    marginInline: theme.spacing(-4),
    paddingInline: theme.spacing(4),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '& > li': { flex: 'none', maxWidth: '80vw' },
  },
}));

const Label = styled('li')(({ theme }) => ({
  alignSelf: 'center',
  paddingRight: theme.spacing(1),
  fontSize: theme.typography.body2.fontSize,
  color: theme.vars.palette.text.secondary,
}));

const Chip = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1.5),
  maxWidth: '100%',
  minHeight: 36,
  padding: theme.spacing(1.5, 3),
  border: `1px solid ${theme.vars.palette.line.hairline}`,
  borderRadius: theme.radius.inner,
  backgroundColor: theme.vars.palette.background.paper,
  font: 'inherit',
  fontSize: theme.typography.body2.fontSize,
  lineHeight: 1.5,
  color: theme.vars.palette.text.primary,
  textAlign: 'left',
  cursor: 'pointer',
  '& > b': { flex: 'none', fontWeight: theme.typography.fontWeightMedium, color: theme.vars.palette.text.secondary },
  '& > span': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: theme.vars.palette.surface.hover } },
  '@media (pointer: coarse)': { minHeight: theme.layout.target },
}));

/** What all rows have in common: one line instead of a column of repetitions. A press changes it, or opens the columns. */
export function CommonLine({ groups }: { groups: CommonGroups }) {
  const { t } = useTranslation('bulk');
  const { groupName } = useColumnNames();
  const { rows } = useBulkOrdersState('history');
  const [asked, setAsked] = useState<CommonGroup | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const id = useId();
  const [first] = rows;
  if (!first) return null;

  const same = groups.same.filter((group) => groups.folded.has(group));
  const opened = groups.same.filter((group) => !groups.folded.has(group));
  const empty = groups.empty.filter((group) => groups.folded.has(group));
  const openedEmpty = groups.empty.filter((group) => !groups.folded.has(group));

  // The pressed button disappears; the one that takes it back gets the focus.
  const toggle = (how: 'open' | 'fold', which: readonly CommonGroup[], back: string) => {
    groups[how](which);
    focusInNextFrame(`${id}-${back}`);
  };

  const textOf = (group: CommonGroup) => {
    if (group === 'time' && first.values.time === '') return t('default.time');
    if (group === 'pay' && first.values.pay === '') return t('default.pay');
    const fields: readonly BulkField[] = COMMON_GROUPS[group];
    return fields
      .map((field) => first.values[field])
      .filter((value) => value !== '')
      .join(' · ');
  };

  return (
    <>
      <Line aria-label={t('common.label')}>
        {same.length > 0 ? <Label>{t('common.same')}</Label> : null}
        {same.map((group) => (
          <li key={group}>
            <Chip
              id={`${id}-${group}`}
              type="button"
              aria-haspopup="dialog"
              onClick={() => {
                setAsked(group);
                setIsAsking(true);
              }}
            >
              <b>{groupName(group)}</b>
              <span>{textOf(group)}</span>
            </Chip>
          </li>
        ))}
        {opened.map((group) => (
          <li key={group}>
            <Button id={`${id}-${group}`} variant="ghost" size="small" onClick={() => toggle('fold', [group], group)}>
              {t('common.fold', { name: groupName(group) })}
            </Button>
          </li>
        ))}
        {empty.length > 0 ? (
          <li>
            <Button id={`${id}-folded`} variant="ghost" size="small" onClick={() => toggle('open', empty, 'opened')}>
              {t('common.openEmpty', { count: empty.length })}
            </Button>
          </li>
        ) : null}
        {openedEmpty.length > 0 ? (
          <li>
            <Button
              id={`${id}-opened`}
              variant="ghost"
              size="small"
              onClick={() => toggle('fold', openedEmpty, 'folded')}
            >
              {t('common.foldEmpty')}
            </Button>
          </li>
        ) : null}
      </Line>
      {asked === null ? null : (
        <CommonDialog
          key={asked}
          group={asked}
          isOpen={isAsking}
          isLocked={rows.some(({ send }) => isLocked(send))}
          onClose={() => setIsAsking(false)}
          onOpenColumns={() => {
            toggle('open', [asked], asked);
            setIsAsking(false);
          }}
        />
      )}
    </>
  );
}
