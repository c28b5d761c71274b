import { expect, test } from 'vitest';
import { floorOf } from '@/domain/home-move/access';
import { EMPTY_HOME } from '@/domain/home-move/job';

test('a home may be on any floor that Korea has', () => {
  const at = (floor: string) => floorOf({ ...EMPTY_HOME, floor });
  expect(['-5', '1', '81', '101', '123'].map(at)).toEqual([-5, 1, 81, 101, 123]);
  expect(['-6', '0', '124', '999'].map(at)).toEqual([null, null, null, null]);
});
