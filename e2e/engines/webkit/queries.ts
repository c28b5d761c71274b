import { queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';

/** The last list item that contains the text; the whole page if `row` is null. */
function scopeOf(row: string | null): HTMLElement {
  if (row === null) return document.body;
  const rows = queryAllByRole(document.body, 'listitem').filter((item) => queryAllByText(item, row).length > 0);
  return rows.at(-1) ?? document.body;
}

/** Runs in the page: bundled into one script and injected by the driver, as Playwright does with its own queries. */
Object.assign(window, {
  engineQueries: {
    role: (role: string, name: string, row: string | null) =>
      queryAllByRole(scopeOf(row), role, { name: new RegExp(name) })[0] ?? null,
    label: (label: string, row: string | null) => queryAllByLabelText(scopeOf(row), new RegExp(label))[0] ?? null,
    text: (text: string) => queryAllByText(document.body, new RegExp(text))[0] ?? null,
  },
});
