import type { CSSObject } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '@/lib/i18n/use-translation';
import { useEffect, useRef, useState } from 'react';
import { useLazyTexts } from '@/lib/i18n/lazy-texts';
import { observeError } from '@/lib/telemetry/observe';
import { Button } from '@/ui/kit/button/button';
import { notify } from '@/ui/kit/feedback/notify';
import { PrintIcon, ShareIcon } from '@/ui/kit/icons/action-icons';
import { styled } from '@/ui/styled';
import { ExportButton } from '../export/export-button';
import { collectSelected, type ExportSource } from '../export/collect-orders';
import type { SelectedAction } from './selected-action';

const GAP = '1rem';

/**
 * `room`: the height that the bar covers, from the window's bottom. A row that takes the focus scrolls to a place above it.
 * The negative margin lets the sticky bar rise above the first row: in a short list it would otherwise stop too low, behind
 * the tab bar.
 */
const withRoom = (room: string): CSSObject => ({
  'div:has(+ &)': { '--bar-room': room, marginBottom: room },
  marginTop: `calc(${GAP} - ${room})`,
});

/** Sticky, so that it is visible from every position in the long list. */
const Bar = styled('section')(({ theme }) => ({
  position: 'sticky',
  bottom: theme.spacing(4),
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(2, 4),
  width: 'fit-content',
  maxWidth: '100%',
  marginInline: 'auto',
  // Up to two lines.
  ...withRoom('7.5rem'),
  padding: theme.spacing(2, 2, 2, 5),
  borderRadius: theme.radius.outer,
  border: `1px solid ${theme.vars.palette.line.strong}`,
  backgroundColor: theme.vars.palette.surface.floating,
  boxShadow: `0 8px 24px ${theme.vars.palette.surface.shadow}`,
  '& > p': { fontWeight: theme.typography.fontWeightMedium },
  '& > div': { display: 'flex', flexWrap: 'wrap', gap: theme.spacing(1) },
  [theme.breakpoints.down('md')]: {
    // Above the tab bar. Three lines.
    bottom: `calc(${theme.layout.tabBar} + 12px + env(safe-area-inset-bottom))`,
    ...withRoom(`calc(${theme.layout.tabBar} + 12px + env(safe-area-inset-bottom) + 10rem)`),
    width: 'auto',
    // The count and "clear" on the first line, the actions in two columns below.
    padding: theme.spacing(3),
    '& > p': { paddingLeft: theme.spacing(2) },
    '& > div': {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      flexBasis: '100%',
      '& > button': { boxShadow: `inset 0 0 0 1px ${theme.vars.palette.line.strong}` },
    },
  },
  [theme.breakpoints.up('md')]: { '& > div': { order: 1 } },
}));

/** Each is a request or a label, so more than these are too many for one press. */
const MAX_AT_ONCE = 100;

const ACTIONS = [
  { action: 'cancel', icon: null },
  { action: 'labels', icon: <PrintIcon /> },
  { action: 'share', icon: <ShareIcon /> },
] as const;
type Action = SelectedAction['action'];

type SelectionBarProps = {
  source: ExportSource;
  count: number;
  onStart: (started: SelectedAction) => void;
  onClear: () => void;
};

/** The number of selected orders and the actions on them. */
export function SelectionBar({ source, count, onStart, onClear }: SelectionBarProps) {
  const hasTexts = useLazyTexts('orderPick');
  const { t } = useTranslation(['orders', 'orderPick']);
  const client = useQueryClient();
  const [collecting, setCollecting] = useState<Action | null>(null);
  const controller = useRef<AbortController>(null);
  useEffect(() => () => controller.current?.abort(), []);

  async function start(action: Action) {
    const refuse = () => void notify('info', t('orderPick:most', { count: MAX_AT_ONCE }));
    if (count > MAX_AT_ONCE) return refuse();
    // The last press counts: the dialog of an earlier one would come over the one that is wanted.
    controller.current?.abort();
    const { signal } = (controller.current = new AbortController());
    setCollecting(action);
    try {
      const orders = await collectSelected({ client, source, signal, onProgress: () => {} });
      if (signal.aborted) return;
      // The count is too small where the provider tells no total.
      if (orders.length > MAX_AT_ONCE) refuse();
      else onStart({ action, orders, isOpen: true });
    } catch (error) {
      if (signal.aborted) return;
      observeError(error);
      void notify('error', t('orderPick:failed'));
    } finally {
      if (!signal.aborted) setCollecting(null);
    }
  }

  if (!hasTexts) return null;
  return (
    <Bar aria-label={t('pick.label')} data-bottom="selection">
      <p>{t('pick.count', { count })}</p>
      <Button size="small" variant="ghost" onClick={onClear}>
        {t('pick.clear')}
      </Button>
      <div>
        {ACTIONS.map(({ action, icon }) => (
          <Button
            key={action}
            size="small"
            variant="ghost"
            start={icon}
            isLoading={collecting === action}
            onClick={() => void start(action)}
          >
            {t(`orderPick:${action}`)}
          </Button>
        ))}
        <ExportButton source={source} variant="neutral" />
      </div>
    </Bar>
  );
}
