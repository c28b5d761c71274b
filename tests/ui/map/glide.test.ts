import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { LatLng } from '@/domain/order/route-drawing';
import { createGlide, glideAt, glideMs } from '@/ui/map/glide';

const HERE = { lat: 37.5, lng: 127 };
const NEAR = { lat: 37.5, lng: 127.01 };
const FAR = { lat: 37.5, lng: 127.5 };

describe('the path of a marker', () => {
  test('takes as long as the interval between positions, within limits', () => {
    expect(glideMs(HERE, NEAR, 5_000)).toBe(5_000);
    expect(glideMs(HERE, NEAR, 10)).toBe(1_000);
    expect(glideMs(HERE, NEAR, 600_000)).toBe(15_000);
  });

  test('is a jump at an impossible speed', () => {
    expect(glideMs(HERE, FAR, 5_000)).toBe(0);
  });

  test('is straight and ends exactly at the target', () => {
    expect(glideAt(HERE, NEAR, 500, 1_000).lng).toBeCloseTo(127.005, 6);
    expect(glideAt(HERE, NEAR, 1_200, 1_000)).toBe(NEAR);
    expect(glideAt(HERE, NEAR, -3, 1_000)).toEqual(HERE);
  });
});

describe('a marker', () => {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: ['performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'setTimeout', 'clearTimeout'],
    });
  });

  const hide = () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  test('passes through the places in between', () => {
    const paint = vi.fn<(at: LatLng) => void>();
    const glide = createGlide(HERE, paint, false);
    vi.advanceTimersByTime(2_000);
    glide.to(NEAR);
    vi.advanceTimersByTime(1_000);
    const [between] = paint.mock.lastCall ?? [];
    expect(between?.lng).toBeGreaterThan(127.004);
    expect(between?.lng).toBeLessThan(127.006);
    vi.advanceTimersByTime(1_500);
    expect(paint).toHaveBeenLastCalledWith(NEAR);
    glide.stop();
  });

  test('that moves by a few pixels is painted once for each of them', () => {
    const paint = vi.fn<(at: LatLng) => void>();
    const glide = createGlide(HERE, paint, false, () => 4);
    vi.advanceTimersByTime(8_000);
    glide.to(NEAR);
    vi.advanceTimersByTime(9_000);
    expect(paint.mock.calls.length).toBeGreaterThan(3);
    expect(paint.mock.calls.length).toBeLessThan(8);
    expect(paint).toHaveBeenLastCalledWith(NEAR);
    glide.stop();
  });

  test('is at its target at once with reduced motion', () => {
    const paint = vi.fn();
    const glide = createGlide(HERE, paint, true);
    glide.to(NEAR);
    expect(paint.mock.calls).toEqual([[NEAR]]);
    glide.stop();
  });

  test('does not move in a hidden tab, and has arrived when it is shown', () => {
    const paint = vi.fn();
    const glide = createGlide(HERE, paint, false);
    glide.to(NEAR);
    hide();
    expect(paint).toHaveBeenLastCalledWith(NEAR);
    const painted = paint.mock.calls.length;
    vi.advanceTimersByTime(20_000);
    expect(paint).toHaveBeenCalledTimes(painted);
    glide.stop();
  });

  test('is not drawn after the map is removed', () => {
    const paint = vi.fn();
    const glide = createGlide(HERE, paint, false);
    glide.to(NEAR);
    glide.stop();
    vi.advanceTimersByTime(20_000);
    expect(paint).not.toHaveBeenCalled();
  });
});
