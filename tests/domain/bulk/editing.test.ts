import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fillDown, fillEmptyBelow, pasteCells, removeRow, setCell } from '@/domain/bulk/edit-rows';
import { BULK_FIELDS, NO_VALUES } from '@/domain/bulk/fields';
import { changed, historyOf, redo, undo } from '@/domain/bulk/history';
import { newRow, type BulkRow } from '@/domain/bulk/row';
import { readTemplates, toTemplate, writeTemplates } from '@/domain/bulk/sheet-template';

const SENT = { status: 'sent', order: { id: 'o', orderNo: '1', organizationId: 'acme' }, total: 9000 } as const;
const rows = (...names: string[]): BulkRow[] =>
  names.map((dropName, index) => newRow(`row-${index}`, { ...NO_VALUES, dropName }));
const names = (sheet: readonly BulkRow[]) => sheet.map(({ values }) => values.dropName);

test('undo and redo lead back and forth through every edit', () => {
  const edit = fc.tuple(fc.nat(3), fc.constantFrom('가', '나', '다', ''));
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const start = rows('하나', '둘', '셋', '넷');
      const seen = [names(start)];
      let history = historyOf(start);
      for (const [index, value] of edits) {
        const next = setCell(history.rows, index, 'dropName', value);
        if (next === history.rows) continue;
        history = changed(history, next);
        seen.push(names(history.rows));
      }
      for (const before of seen.toReversed().slice(1)) expect(names((history = undo(history)).rows)).toEqual(before);
      for (const after of seen.slice(1)) expect(names((history = redo(history)).rows)).toEqual(after);
    }),
  );
});

test('undo never takes back what was sent, nor brings it back to be sent again', () => {
  const start = rows('하나');
  const added = changed(historyOf(start), [...start, newRow('late', { ...NO_VALUES, dropName: '둘' })]);
  const sent = { ...added, rows: added.rows.map((row) => ({ ...row, send: SENT })) };
  expect(undo(sent).rows.map(({ send }) => send.status)).toEqual(['sent', 'sent']);
});

test('what was sent cannot be changed, filled or removed', () => {
  const sheet = rows('하나', '').map((row, index) => (index === 1 ? { ...row, send: SENT } : row));
  expect(setCell(sheet, 1, 'dropName', '둘')).toBe(sheet);
  expect(fillDown(sheet, 1, 'dropName')).toBe(sheet);
  expect(names(fillEmptyBelow(sheet, 0, 'dropName'))).toEqual(['하나', '']);
  expect(removeRow(sheet, 1)).toBe(sheet);
});

test('cells are pasted from the chosen one on, and rows are made as far as there may be', () => {
  let id = 0;
  const options = { fields: BULK_FIELDS, most: 3, newId: () => `new-${(id += 1)}` };
  const at = { index: 1, column: BULK_FIELDS.indexOf('dropName') };
  const sheet = pasteCells(rows('하나', '둘'), at, [['갑', '1011112222'], ['을'], ['병']], options);
  expect(names(sheet)).toEqual(['하나', '갑', '을']);
  expect(sheet[1]?.values.dropPhone).toBe('010-1111-2222');
});

test('saved sets come back from their file, without times; another file is no set', () => {
  const template = toTemplate('t', '월요일', [{ ...NO_VALUES, dropName: '이도윤', time: '14:30' }]);
  expect(readTemplates(writeTemplates([template]), () => 'new')).toEqual([
    { id: 'new', name: '월요일', rows: [{ ...NO_VALUES, dropName: '이도윤' }] },
  ]);
  expect(readTemplates('{"kind":"other"}', () => 'new')).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => readTemplates(text, () => 'new') === null));
});
