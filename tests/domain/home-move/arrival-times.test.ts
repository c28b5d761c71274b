import { expect, test } from 'vitest';
import { arrivalTimes } from '@/domain/home-move/arrival-times';

test('the usual times are those of morning and afternoon, and every other half hour can be asked for', () => {
  const { morning, afternoon, others } = arrivalTimes({ open: '07:00', close: '18:00' }, '09:00');
  expect(morning).toEqual(['08:00', '09:00', '10:00']);
  expect(afternoon).toEqual(['13:00', '14:00', '15:00']);
  expect(others).toEqual(expect.arrayContaining(['07:00', '07:30', '11:30', '12:00', '18:00']));
  expect(others).not.toContain('13:00');
  expect(others).not.toContain('18:30');
});

test('a chosen quarter hour is listed with the half hours', () => {
  const { afternoon, others } = arrivalTimes({ open: '07:00', close: '18:00' }, '12:15');
  expect(afternoon).toEqual(['13:00', '14:00', '15:00']);
  expect(others.slice(others.indexOf('12:00'), others.indexOf('16:00'))).toEqual([
    '12:00',
    '12:15',
    '12:30',
    '13:30',
    '14:30',
    '15:30',
  ]);
});
