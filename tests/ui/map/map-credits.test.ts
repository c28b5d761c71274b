import { expect, test } from 'vitest';
import { plainAttribution } from '@/ui/map/map-credits';

test('the sources of a file are shown as text, whoever made it', () => {
  const markup =
    '<a href="https://www.openstreetmap.org/copyright" target="_blank">&copy; OpenStreetMap</a> &amp; others ';
  expect(plainAttribution(markup)).toBe('© OpenStreetMap & others');
});
