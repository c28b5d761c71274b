import { expect, test } from 'vitest';
import { contentKeyOf, EMPTY_SCENE } from '@/ui/map/scene';

const sceneWith = (at: { lat: number; lng: number }) => ({
  ...EMPTY_SCENE,
  drivers: [{ id: 'driver', label: '', ...at }],
});

test('the view is fitted again when the driver’s position becomes known, and not when the driver moves', () => {
  const known = contentKeyOf(sceneWith({ lat: 37.5, lng: 127 }));
  expect(contentKeyOf(sceneWith({ lat: 0, lng: 0 }))).not.toBe(known);
  expect(contentKeyOf(sceneWith({ lat: 37.6, lng: 127.1 }))).toBe(known);
});
