import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** The last row of a list in which that text stands alone; the whole page without one. */
function place(row: string | null): HTMLElement {
  if (row === null) return document.body;
  const rows = queryAllByRole(document.body, 'listitem').filter((item) => queryAllByText(item, row).length > 0);
  return rows.at(-1) ?? document.body;
}

/** Runs in the page: built into one text, it is handed over by the driver, as Playwright does with its own. */
Object.assign(window, {
  engineQueries: {
    role: (role: string, name: string, row: string | null) =>
      queryAllByRole(place(row), role, { name: new RegExp(name) })[0] ?? null,
    label: (label: string, row: string | null) => queryAllByLabelText(place(row), new RegExp(label))[0] ?? null,
    text: (text: string) => queryAllByText(document.body, new RegExp(text))[0] ?? null,
  },
});
