import { Spinner } from '@/ui/kit/feedback/spinner';
import * as actionIcons from '@/ui/kit/icons/action-icons';
import * as arrowIcons from '@/ui/kit/icons/arrow-icons';
import type { icon } from '@/ui/kit/icons/icon';
import * as orderIcons from '@/ui/kit/icons/order-icons';
import * as placeIcons from '@/ui/kit/icons/place-icons';
import * as systemIcons from '@/ui/kit/icons/system-icons';
import { styled } from '@/ui/styled';
import { Group, Row, Specimen } from './specimen';

type Icon = ReturnType<typeof icon>;

const FILES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'action-icons': actionIcons,
  'arrow-icons': arrowIcons,
  'order-icons': orderIcons,
  'place-icons': placeIcons,
  'system-icons': systemIcons,
};
const SIZES = [16, 20, 24, 28] as const;

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: theme.spacing(3),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: theme.spacing(1),
    fontSize: theme.typography.caption.fontSize,
  },
}));

// A file of icons also exports the path that the map draws without React.
const isIcon = (entry: [string, unknown]): entry is [string, Icon] => typeof entry[1] === 'function';

export function IconGroup() {
  return (
    <Group name="icons">
      {Object.entries(FILES).map(([file, icons]) => (
        <Specimen key={file} name={file} isWide>
          <List>
            {Object.entries(icons)
              .filter(isIcon)
              .map(([name, Icon]) => (
                <li key={name}>
                  <Icon size={24} />
                  {name.replace(/Icon$/, '')}
                </li>
              ))}
          </List>
        </Specimen>
      ))}
      <Specimen name="size" state={SIZES.join(', ')}>
        <Row>
          {SIZES.map((size) => (
            <placeIcons.TruckIcon key={size} size={size} />
          ))}
        </Row>
      </Specimen>
      <Specimen name="Spinner" state="20, 24, 36">
        <Row>
          <Spinner size={20} />
          <Spinner />
          <Spinner size={36} />
        </Row>
      </Specimen>
    </Group>
  );
}
