import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { orderItem } from '../../support/factories/orders';
import { openOrders, serve } from './serve-orders';

describe('the search', () => {
  test('sends initial consonants and keeps the keyword out of the URL', async () => {
    const asked = serve([orderItem()]);
    const { user, router } = await openOrders();

    await user.type(await screen.findByRole('searchbox', { name: '주문 검색' }), 'ㅅㅇ');

    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('ㅅㅇ'));
    expect(router.replace).not.toHaveBeenCalled();
    expect(window.location.href).not.toContain(encodeURIComponent('ㅅㅇ'));
  });

  test('sends one request per word, not per letter', async () => {
    const asked = serve([orderItem()]);
    const { user } = await openOrders();

    await user.type(await screen.findByRole('searchbox'), '강남대로');

    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('강남대로'));
    expect(asked.filter((query) => query.has('keyword')).map((query) => query.get('keyword'))).toEqual(['강남대로']);
  });

  test('ignores the Enter that ends a syllable', async () => {
    const asked = serve([orderItem()]);
    await openOrders();
    const box = await screen.findByRole('searchbox');
    await screen.findByText('전체 1건');

    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    fireEvent.compositionStart(box);
    fireEvent.input(box, { target: { value: '서' }, isComposing: true });
    fireEvent.keyDown(box, { key: 'Enter', isComposing: true });
    act(() => void vi.advanceTimersByTime(400));
    vi.useRealTimers();
    expect(screen.queryByText('검색하고 있어요')).not.toBeInTheDocument();
    expect(asked.filter((query) => query.has('keyword'))).toEqual([]);

    fireEvent.compositionEnd(box, { data: '서' });
    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('서'));
  });

  test.each([
    ['during the composition', { isComposing: true }],
    ['after it, as in Safari', { keyCode: 229 }],
  ])('keeps the text when Esc ends a syllable, signalled %s', async (_when, sign) => {
    serve([orderItem()]);
    const { user } = await openOrders();
    const box = await screen.findByRole('searchbox');
    await user.type(box, '강남');

    fireEvent.keyDown(box, { key: 'Escape', ...sign });
    expect(box).toHaveValue('강남');
    fireEvent.keyDown(box, { key: 'Escape' });
    expect(box).toHaveValue('');
  });

  test('leaves a status alone that was chosen right after typing, on any page', async () => {
    const asked = serve([orderItem()], 60);
    const { user, router, rerenderRoute } = await openOrders({ view: 'pages', page: '3' });
    await user.type(await screen.findByRole('searchbox'), '강남');
    rerenderRoute({ query: { view: 'pages', status: 'completed' } });

    await waitFor(() => expect(asked.at(-1)?.get('keyword')).toBe('강남'));
    expect(router.replace).not.toHaveBeenCalled();
  });

  test('clears with Esc and loads everything again', async () => {
    serve([orderItem()]);
    const { user } = await openOrders();
    const box = await screen.findByRole('searchbox');
    await user.type(box, '강남{Enter}');
    await screen.findByText('전체 1건 중 1건');

    await user.type(box, '{Escape}');

    expect(box).toHaveValue('');
    expect(await screen.findByText('전체 1건')).toBeVisible();
  });
});
