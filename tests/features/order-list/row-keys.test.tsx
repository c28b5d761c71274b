import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useRowKeys } from '@/features/order-list/rows/use-row-keys';

const ROWS = 30;

/** All rows, of which the first `loaded` have their content. */
function Rows({ loaded }: { loaded: number }) {
  const list = useRef<HTMLDivElement>(null);
  const keys = useRowKeys({ list, first: 0, last: ROWS - 1, setFocused: () => undefined });
  return (
    <div ref={list} role="list" {...keys}>
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} role="listitem" data-index={row} tabIndex={-1}>
          {row < loaded ? (
            <>
              <input type="checkbox" aria-label={`select ${row}`} />
              <a href={`#${row}`}>{`order ${row}`}</a>
            </>
          ) : null}
        </div>
      ))}
    </div>
  );
}

test.each([
  ['link', (row: number) => screen.getByRole('link', { name: `order ${row}` })],
  ['checkbox', (row: number) => screen.getByRole('checkbox', { name: `select ${row}` })],
])('from a %s, the keys lead to another one, as soon as the row has it', async (_, partOf) => {
  const user = userEvent.setup();
  const { rerender } = render(<Rows loaded={5} />);
  partOf(0).focus();
  await user.keyboard('{End}');
  expect(screen.getAllByRole('listitem').at(-1)).toHaveFocus();
  rerender(<Rows loaded={ROWS} />);
  expect(partOf(ROWS - 1)).toHaveFocus();

  rerender(<Rows loaded={5} />);
  partOf(0).focus();
  await user.keyboard('{End}{ArrowUp}');
  rerender(<Rows loaded={ROWS} />);
  expect(partOf(ROWS - 2)).toHaveFocus();
});
