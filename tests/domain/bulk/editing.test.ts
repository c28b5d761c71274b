import { expect, test } from 'vitest';
import {
  clearCells,
  copyCells,
  fillDown,
  fillEmpty,
  fillRange,
  pasteCells,
  removeRows,
  replaceText,
  setCell,
} from '@/domain/bulk/edit-rows';
import { BULK_FIELDS, NO_VALUES } from '@/domain/bulk/fields';
import { changed, historyOf, redo, undo } from '@/domain/bulk/history';
import { newRow, type BulkRow } from '@/domain/bulk/row';
import { fingerprintOf } from '@/domain/bulk/sent-sheets';
import {
  dueTemplates,
  readStoredTemplates,
  readTemplates,
  toTemplate,
  writeTemplates,
} from '@/domain/bulk/sheet-template';
import { readCopiedCells } from '@/lib/spreadsheet/read-delimited';
import { writeTabbed } from '@/lib/spreadsheet/write-delimited';
import fc from '../../support/property';

const SENT = { status: 'sent', order: { id: 'o', orderNo: '1', organizationId: 'acme' }, total: 9000 } as const;
const rows = (...names: string[]): BulkRow[] =>
  names.map((dropName, index) => newRow(`row-${index}`, { ...NO_VALUES, dropName }));
const NOW = Date.parse('2026-11-21T14:50:00Z');
const typed = (text: string) => ({ text, now: NOW });
const names = (sheet: readonly BulkRow[]) => sheet.map(({ values }) => values.dropName);

test('undo and redo go back and forth through every edit', () => {
  const edit = fc.tuple(fc.nat(3), fc.constantFrom('가', '나', '다', ''));
  fc.assert(
    fc.property(fc.array(edit, { maxLength: 30 }), (edits) => {
      const start = rows('하나', '둘', '셋', '넷');
      const seen = [names(start)];
      let history = historyOf(start);
      for (const [index, value] of edits) {
        const next = setCell(history.rows, index, 'dropName', typed(value));
        if (next === history.rows) continue;
        history = changed(history, next);
        seen.push(names(history.rows));
      }
      for (const before of seen.toReversed().slice(1)) expect(names((history = undo(history)).rows)).toEqual(before);
      for (const after of seen.slice(1)) expect(names((history = redo(history)).rows)).toEqual(after);
    }),
  );
});

test('undo never reverts a sent row, nor makes it sendable again', () => {
  const start = rows('하나');
  const added = changed(historyOf(start), [...start, newRow('late', { ...NO_VALUES, dropName: '둘' })]);
  const sent = { ...added, rows: added.rows.map((row) => ({ ...row, send: SENT })) };
  expect(undo(sent).rows.map(({ send }) => send.status)).toEqual(['sent', 'sent']);
});

test('a sent row cannot be changed, filled or removed', () => {
  const sheet = rows('하나', '').map((row, index) => (index === 1 ? { ...row, send: SENT } : row));
  expect(setCell(sheet, 1, 'dropName', typed('둘'))).toBe(sheet);
  expect(fillDown(sheet, [0, 1], ['dropName'])).toBe(sheet);
  expect(fillEmpty(sheet, [0, 1], 'dropName')).toBe(sheet);
  expect(clearCells(sheet, [1], ['dropName'])).toBe(sheet);
  expect(names(removeRows(sheet, [0, 1]))).toEqual(['']);
});

test('one row fills the selected ones, or those with an empty cell', () => {
  const sheet = rows('하나', '둘', '', '넷', '');
  expect(names(fillDown(sheet, [0, 2, 3], ['dropName']))).toEqual(['하나', '둘', '하나', '하나', '']);
  expect(names(fillEmpty(sheet, [1, 2, 3, 4], 'dropName'))).toEqual(['하나', '둘', '둘', '넷', '둘']);
});

test('the place picked for an address is copied with it', () => {
  const [first, second] = rows('하나', '둘');
  if (!first || !second) throw new Error('No rows');
  const address = { roadAddress: '서울 강남구 테헤란로 427', lat: 37.5, lng: 127 };
  const picked = { text: address.roadAddress, address, rest: '3층' };
  const chosen = { ...typed(address.roadAddress), picked };
  const sheet = setCell([first, second], 0, 'dropAddress', chosen);
  expect(fillDown(sheet, [0, 1], ['dropAddress'])[1]?.drop).toBe(picked);
});

test("the text after a picked address becomes its detail, which is the customer's from then on", () => {
  const address = { roadAddress: '서울 강남구 테헤란로 427', lat: 37.5, lng: 127 };
  const chosen = { ...typed(address.roadAddress), picked: { text: address.roadAddress, address, rest: '3층' } };
  const picked = setCell(rows('하나'), 0, 'dropAddress', chosen);
  expect(picked[0]?.values).toMatchObject({ dropDetail: '3층', pickupDetail: '' });
  const emptied = setCell(picked, 0, 'dropDetail', typed(''));
  expect(emptied[0]).toMatchObject({ values: { dropDetail: '' }, drop: { address, rest: '' } });
  const given = setCell(rows('하나'), 0, 'dropDetail', typed('로비'));
  expect(setCell(given, 0, 'dropAddress', chosen)[0]?.values.dropDetail).toBe('로비');
});

test('cells are pasted into the visible rows, and rows are added up to the limit', () => {
  let id = 0;
  const fields = BULK_FIELDS.slice(BULK_FIELDS.indexOf('dropName'));
  const options = { fields, most: 4, now: NOW, newId: () => `new-${(id += 1)}` };
  const cells = [['갑', '1011112222'], ['을'], ['병'], ['정']];
  const sheet = pasteCells(rows('하나', '둘', '셋'), cells, { ...options, indexes: [0, 2] });
  expect(names(sheet)).toEqual(['갑', '둘', '을', '병']);
  expect(sheet[0]?.values.dropPhone).toBe('010-1111-2222');
});

test('a relative time keeps the day on which it was typed', () => {
  // 23:50 in Korea on the 21st.
  const time = (text: string) => setCell(rows('하나'), 0, 'time', typed(text))[0]?.values.time;
  expect(time('내일 09:00')).toBe('2026-11-22 09:00');
  expect(time('14:00')).toBe('2026-11-21 14:00');
  expect(time('11/22 오후 2시')).toBe('2026-11-22 14:00');
  expect(time('지금')).toBe('지금');
  expect(time('점심때')).toBe('점심때');
  const pasted = pasteCells(rows('하나'), [['내일 09:00']], {
    indexes: [0],
    fields: ['time'],
    most: 500,
    now: NOW,
    newId: () => 'new',
  });
  expect(pasted[0]?.values.time).toBe('2026-11-22 09:00');
});

test('cells copied from the sheet are pasted into it unchanged', () => {
  const text = fc.string({ unit: 'grapheme' });
  fc.assert(
    fc.property(fc.array(fc.array(text, { minLength: 1, maxLength: 2 }), { minLength: 1, maxLength: 8 }), (lines) => {
      const indexes = lines.map((_, index) => index);
      const fields = ['dropName', 'goods'] as const;
      const options = { indexes, fields, most: 500, now: NOW, newId: () => crypto.randomUUID() };
      const sheet = pasteCells([], lines, options);
      const copied = copyCells(sheet, indexes, fields);
      const again = pasteCells([], readCopiedCells(writeTabbed(copied)), options);
      expect(copyCells(again, indexes, fields)).toEqual(copied);
    }),
  );
});

test('saved templates are restored from their file without times; another file is rejected', () => {
  const template = toTemplate('t', '월요일', [{ ...NO_VALUES, dropName: '이도윤', time: '14:30' }]);
  expect(readTemplates(writeTemplates([template]), () => 'new')).toEqual([
    { id: 'new', name: '월요일', rows: [{ ...NO_VALUES, dropName: '이도윤' }] },
  ]);
  expect(readTemplates('{"kind":"other"}', () => 'new')).toBeNull();
  fc.assert(fc.property(fc.json(), (text) => readTemplates(text, () => 'new') === null));
});

test('templates of an earlier version keep their rows and get the fields that it lacked; damaged ones are left out', () => {
  const { memo: _memo, ...earlier } = { ...NO_VALUES, dropName: '이도윤' };
  const template = toTemplate('t', '월요일', [{ ...NO_VALUES, dropName: '이도윤' }], { weekdays: [1], time: '09:00' });
  const damaged = [null, 't', { id: 't', name: '빈 템플릿' }, { name: '번호 없음', rows: [earlier] }];
  expect(readStoredTemplates([{ ...template, rows: [earlier] }, ...damaged])).toEqual([template]);
});

test('dragging a corner repeats the selected rows in their order, and leaves sent rows as they are', () => {
  const sheet = rows('하나', '둘', '', '', '').map((row, index) => (index === 3 ? { ...row, send: SENT } : row));
  expect(names(fillRange(sheet, [0, 1], [2, 3, 4], ['dropName']))).toEqual(['하나', '둘', '하나', '', '하나']);
});

test('replacing changes every place in the given cells, in capitals or not, and no sent row', () => {
  const sheet = rows('ABC abc', '둘', 'abc', 'abc').map((row, index) => (index === 2 ? { ...row, send: SENT } : row));
  const where = { indexes: [0, 1, 2], fields: ['dropName'] as const, now: NOW };
  const replaced = replaceText(sheet, { find: 'Abc', replaceBy: '가', ...where });
  expect(names(replaced)).toEqual(['가 가', '둘', 'abc', 'abc']);
  expect(replaceText(sheet, { find: '', replaceBy: '가', ...where })).toBe(sheet);
});

test('a recurring sheet is due on its Korean weekday, with that day’s time, also after a way through a file', () => {
  const weekly = toTemplate('t', '정기', [NO_VALUES], { weekdays: [0], time: '14:00' });
  const [read] = readTemplates(writeTemplates([weekly]), () => 't') ?? [];
  expect(read).toEqual(weekly);
  // 23:50 on Saturday and 00:10 on Sunday in Korea.
  const saturday = Date.parse('2026-11-21T23:50:00+09:00');
  const sunday = Date.parse('2026-11-22T00:10:00+09:00');
  expect(dueTemplates([weekly], [], saturday)).toEqual([]);
  expect(dueTemplates([weekly], [], sunday)[0]?.rows[0]?.time).toBe('2026-11-22 14:00');
});

test('a recurring sheet whose time has passed is picked up at once, and one that was sent today is not offered again', () => {
  const weekly = toTemplate('t', '정기', [NO_VALUES], { weekdays: [0], time: '14:00' });
  const late = Date.parse('2026-11-22T13:31:00+09:00');
  expect(dueTemplates([weekly], [], late)).toMatchObject([{ isLate: true, rows: [{ time: '' }] }]);
  const sent = { fingerprint: fingerprintOf(weekly.rows), count: 1 };
  expect(dueTemplates([weekly], [{ ...sent, at: late }], late)).toEqual([]);
  const lastWeek = Date.parse('2026-11-15T13:31:00+09:00');
  expect(dueTemplates([weekly], [{ ...sent, at: lastWeek }], late)).toHaveLength(1);
});
