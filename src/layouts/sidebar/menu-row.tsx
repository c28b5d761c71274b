import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from '@/lib/i18n/use-translation';
import { memo } from 'react';
import { ROUTES } from '@/config/routes';
import { ExternalIcon } from '@/ui/kit/icons/action-icons';
import { LockIcon } from '@/ui/kit/icons/system-icons';
import { VisuallyHidden } from '@/ui/kit/layout/visually-hidden';
import { styled } from '@/ui/styled';
import type { MenuItem } from './menu';
import { RowLabel, RowSuffix, rowStyles } from './row-styles';

const RowLink = styled(NextLink)(rowStyles);
const RowAnchor = styled('a')(rowStyles);
const RowText = styled('span')(rowStyles);

/** Memoized, because every change of the page renders its row. */
const RowContent = memo(function RowContent({ Icon, label }: { Icon: MenuItem['Icon']; label: string }) {
  return (
    <>
      <Icon />
      <RowLabel>{label}</RowLabel>
    </>
  );
});

type MenuRowProps = { item: MenuItem; isDisabled: boolean; isExpanded: boolean };

/** Memoized, because the menu renders again when the profile arrives. */
export const MenuRow = memo(function MenuRow({
  item: { name, href, Icon, routes, isExternal },
  isDisabled,
  isExpanded,
}: MenuRowProps) {
  const { t } = useTranslation('common');
  const { pathname, query } = useRouter();
  const label = t(`menu.${name}`);
  // A collapsed sidebar hides the text, so the row gets a tooltip.
  const hint = isExpanded ? {} : { title: label };
  const content = <RowContent Icon={Icon} label={label} />;

  if (isDisabled) {
    return (
      <RowText role="link" aria-disabled="true" tabIndex={0} title={t('menu.memberOnly')}>
        {content}
        <RowSuffix>
          <LockIcon size={16} />
        </RowSuffix>
        <VisuallyHidden>{t('menu.memberOnly')}</VisuallyHidden>
      </RowText>
    );
  }
  if (isExternal) {
    return (
      <RowAnchor href={href} target="_blank" rel="noopener noreferrer" {...hint}>
        {content}
        <RowSuffix>
          <ExternalIcon size={16} />
        </RowSuffix>
        <VisuallyHidden>{`(${t('app.newWindow')})`}</VisuallyHidden>
      </RowAnchor>
    );
  }
  const [path, view] = href.split('?view=');
  const isShown = pathname === path;
  const current = isShown ? 'page' : 'true';
  // The composer and the bulk orders share a path; their view tells them apart.
  const isHere = routes.includes(pathname) && (pathname !== ROUTES.newOrder || query.view === view);
  return (
    // `prefetch`: Next would fetch the data of the page that is shown once more.
    <RowLink href={href} prefetch={isShown ? false : null} {...hint} {...(isHere ? { 'aria-current': current } : {})}>
      {content}
    </RowLink>
  );
});
