import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { TextareaField } from '@/ui/kit/form/textarea-field';
import { renderApp } from '../support/render';

test('a text area comes into view when Tab reaches it, and stays in place when pressed', async () => {
  const { user } = await renderApp(<TextareaField label="요청사항" value="" onChange={() => {}} />);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const area = screen.getByRole('textbox', { name: '요청사항' });

  await user.click(area);
  expect(scrolled).not.toHaveBeenCalled();

  area.blur();
  await user.tab();
  expect(area).toHaveFocus();
  expect(scrolled.mock.contexts).toEqual([area]);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
});
