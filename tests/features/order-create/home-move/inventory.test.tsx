import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { CATALOGUE } from '@/domain/home-move/catalogue';
import { proposedItems } from '@/domain/home-move/proposal';
import { TEMPLATE_HOUSEHOLDS } from '@/domain/home-move/templates';
import type { Inventory } from '@/domain/home-move/inventory';
import { createActions, type Undo } from '@/features/order-create/home-move/inventory/inventory-actions';
import { renderInventory } from './inventory-setup';

// Pictures and catalogue are on the page together.
vi.setConfig({ testTimeout: 60_000 });

const BED = { code: 'bedQueen', quantity: 1 };
/** As many as the mover gets. */
const TEN_OWN_ITEMS = Array.from({ length: 10 }, (_, index) => ({
  key: `own-${index}`,
  name: `짐 ${index}`,
  widthCm: '10',
  depthCm: '10',
  heightCm: '10',
  quantity: 1,
}));

describe('the start', () => {
  test('a template is one tap: the list shows volume, pieces, boxes and weight', async () => {
    const { user, button, read } = await renderInventory();
    await user.click(button(/^원룸/));
    expect(read().items).toEqual(proposedItems(TEMPLATE_HOUSEHOLDS.studio));
    expect(screen.getByText('4.8㎥')).toBeVisible();
    expect(screen.getByText('이삿짐 14개')).toBeVisible();
    expect(screen.getByText('박스 15개')).toBeVisible();
    expect(screen.getByText(/^약 \d+kg$/)).toBeVisible();
  });

  test('an empty list is possible too', async () => {
    const { user, button, read } = await renderInventory();
    await user.click(button(/^빈 목록부터/));
    expect(read().items).toEqual([]);
    expect(screen.getByText('아직 선택한 이삿짐이 없어요.')).toBeVisible();
  });

  test('an existing list is shown, not replaced', async () => {
    await renderInventory({ items: [BED] });
    expect(screen.getByText('1.9㎥')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^원룸/ })).not.toBeInTheDocument();
  });

  test('another template replaces the list and can be undone', async () => {
    const { user, button, read } = await renderInventory({ items: [BED] });
    await user.click(button('비슷한 집 다시 선택'));
    await user.click(button(/^가족/));
    expect(read().items).toEqual(proposedItems(TEMPLATE_HOUSEHOLDS.family));
    await user.click(button('되돌리기'));
    expect(read().items).toEqual([BED]);
  });
});

test('an empty list instead of the present one can be undone, and own items stay', async () => {
  const own = { key: 'own-1', name: '병풍', widthCm: '60', depthCm: '10', heightCm: '180', quantity: 2 };
  const { user, button, read } = await renderInventory({ items: [BED], ownItems: [own] });
  await user.click(button('비슷한 집 다시 선택'));
  await user.click(button(/^빈 목록부터/));
  expect(read()).toEqual({ items: [], ownItems: [own] });
  await user.click(button('되돌리기'));
  expect(read()).toEqual({ items: [BED], ownItems: [own] });
});

test('the keyboard passes a long list with one press', async () => {
  const { user, button } = await renderInventory({ items: proposedItems(TEMPLATE_HOUSEHOLDS.family) });
  button('비슷한 집 다시 선택').focus();
  await user.tab();
  expect(button('목록 건너뛰기')).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(screen.getByText('다른 이삿짐 추가').closest('summary')).toHaveFocus();
});

describe('finding items', () => {
  test.each([['ㄴㅈㄱ'], ['양문형'], ['fridge']])('%s finds the fridge; two Enters add the smallest', async (query) => {
    const { user, search, quantityOf, openFinder } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.type(search(), query);
    await user.keyboard('{Enter}{Enter}');
    expect(quantityOf('fridgeSmall')).toBe(1);
  });

  test.each([[{ isComposing: true }], [{ keyCode: 229 }]])('keys with %o only end a syllable', async (sign) => {
    const { user, search, openFinder } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.type(search(), '피아노');
    for (const key of ['Enter', 'Escape']) fireEvent.keyDown(search(), { key, ...sign });
    expect(search()).toHaveFocus();
    expect(search()).toHaveValue('피아노');
  });

  test('the number of matches is announced', async () => {
    const { user, search, openFinder } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.type(search(), 'ㅍㅇㄴ');
    expect(await screen.findByText('1가지를 찾았어요.')).toBeVisible();
  });

  test('Escape returns to the room', async () => {
    const { user, search, openFinder, finder } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.type(search(), '피아노');
    await user.keyboard('{Escape}');
    expect(search()).toHaveValue('');
    expect(finder().getByRole('list', { name: '침실' })).toBeVisible();
  });

  test('an unknown item can be added under the typed name', async () => {
    const { user, search, button, read, openFinder } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.type(search(), '돌하르방');
    await user.click(await screen.findByRole('button', { name: '‘돌하르방’ 직접 추가' }));
    expect(read().ownItems).toMatchObject([{ name: '돌하르방', widthCm: '', quantity: 1 }]);
    await waitFor(() => expect(screen.getByRole('textbox', { name: '이름' })).toHaveFocus());
    expect(button('돌하르방 삭제')).toBeVisible();
  });

  test('each room shows its items and how many were chosen there', async () => {
    const { user, openFinder, finder } = await renderInventory({ items: [{ code: 'chair', quantity: 4 }] });
    await openFinder();
    await user.click(screen.getByRole('radio', { name: /^주방 ?4/ }));
    expect(finder().getByRole('list', { name: '주방' })).toBeVisible();
    expect(finder().getByRole('spinbutton', { name: '식탁 의자 수량' })).toHaveValue('4');
  });
});

test('a room starts with its common items; the rest and the chosen ones stay reachable', async () => {
  const { user, inFinder, openFinder, finder } = await renderInventory({ items: [{ code: 'drums', quantity: 1 }] });
  await openFinder();
  await user.click(screen.getByRole('radio', { name: /^거실/ }));
  expect(inFinder('드럼 줄이기')).toBeVisible();
  expect(inFinder('청소기 추가')).toBeVisible();
  expect(finder().queryByRole('button', { name: '캣타워 추가' })).not.toBeInTheDocument();
  await user.click(inFinder(/^거실 이삿짐 \d+가지 모두 보기$/));
  expect(inFinder('캣타워 추가')).toBeVisible();
  await user.click(inFinder('자주 찾는 것만 보기'));
  expect(finder().queryByRole('button', { name: '캣타워 추가' })).not.toBeInTheDocument();
});

describe('quantities', () => {
  test('each size is one tap, and several sizes can be chosen', async () => {
    const { user, inFinder, quantityOf, openFinder } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.click(inFinder('침대 싱글 추가'));
    await user.click(inFinder('침대 싱글 추가, 1'));
    await user.click(inFinder('침대 퀸 줄이기'));
    expect([quantityOf('bedSingle'), quantityOf('bedQueen')]).toEqual([2, 0]);
    // The pressed button is gone; the focus stays at the size.
    expect(inFinder('침대 퀸 추가')).toHaveFocus();
  });

  test('the bays of a wardrobe are stepped with the keyboard', async () => {
    const { user, inFinder, quantityOf, openFinder, finder } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.click(inFinder('장롱(칸 수) 추가'));
    await user.click(finder().getByRole('spinbutton', { name: '장롱(칸 수) 수량' }));
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(quantityOf('wardrobeBay')).toBe(3);
    await user.keyboard('{ArrowDown}');
    expect(quantityOf('wardrobeBay')).toBe(2);
    // With a Korean keyboard the arrow key arrives twice: first to end the syllable, then for the page.
    for (const sign of [{ isComposing: true }, { keyCode: 229 }, {}]) {
      fireEvent.keyDown(finder().getByRole('spinbutton'), { key: 'ArrowUp', ...sign });
    }
    expect(quantityOf('wardrobeBay')).toBe(3);
  });

  test('many boxes can be typed, and an emptied field keeps the number', async () => {
    const { user, quantityOf, openFinder, finder } = await renderInventory({
      items: [{ code: 'boxBooks', quantity: 3 }],
    });
    await openFinder();
    await user.click(screen.getByRole('radio', { name: /^박스/ }));
    const field = finder().getByRole('spinbutton', { name: '책 박스 수량' });
    await user.click(field);
    await user.keyboard('45');
    expect(quantityOf('boxBooks')).toBe(45);
    await user.clear(field);
    await user.tab();
    expect(quantityOf('boxBooks')).toBe(45);
    await user.click(field);
    await user.keyboard('999');
    expect(quantityOf('boxBooks')).toBe(200);
  });
});

describe('the pictures of the chosen items', () => {
  const open = () => renderInventory({ items: [{ code: 'sofa3', quantity: 2 }, BED] });

  test('a picture keeps the focus at the most that can be moved, and adds no more', async () => {
    const { user, button, quantityOf } = await renderInventory({ items: [{ code: 'sofa3', quantity: 199 }] });
    const picture = button(/소파.*199/);
    picture.focus();
    await user.keyboard('{Enter}{Enter}');
    expect(quantityOf('sofa3')).toBe(200);
    expect(picture).toHaveFocus();
    expect(picture).toHaveAttribute('aria-disabled', 'true');
    expect(picture).toBeEnabled();
  });

  test('stand by room and change a size in place', async () => {
    const { user, chosen, read } = await open();
    expect(
      chosen()
        .getAllByRole('heading')
        .map(({ textContent }) => textContent),
    ).toEqual(['침실1', '거실2']);
    await user.selectOptions(chosen().getByRole('combobox', { name: '침대 종류' }), '킹');
    expect(read().items).toContainEqual({ code: 'bedKing', quantity: 1 });
    expect(read().items).not.toContainEqual(BED);
  });

  test('keep the keyboard at a size, so that its arrow keys go on to the next one', async () => {
    const bed = { code: 'bedSingle', quantity: 2 };
    const { user, chosen, read } = await renderInventory({ items: [bed, BED] });
    const [first] = chosen().getAllByRole('combobox', { name: '침대 종류' });
    if (!first) throw new Error('a bed has sizes');
    act(() => first.focus());
    // In jsdom the arrow keys do not change a select.
    await user.selectOptions(first, '킹');
    await user.selectOptions(first, '슈퍼싱글');
    expect(read().items).toEqual([{ code: 'bedSuperSingle', quantity: 2 }, BED]);
    expect(first).toHaveFocus();
    expect(first).toHaveDisplayValue('슈퍼싱글');
  });

  test('that become one size leave the keyboard at that size', async () => {
    const { user, chosen, read } = await renderInventory({ items: [BED, { code: 'bedSingle', quantity: 2 }] });
    const [, second] = chosen().getAllByRole('combobox', { name: '침대 종류' });
    if (!second) throw new Error('two beds are in the list');
    act(() => second.focus());
    await user.selectOptions(second, '퀸');
    expect(read().items).toEqual([{ code: 'bedQueen', quantity: 3 }]);
    await waitFor(() => expect(chosen().getByRole('combobox', { name: '침대 종류' })).toHaveFocus());
  });

  test('add one at a press, and take one away', async () => {
    const { user, chosen, quantityOf } = await open();
    await user.click(chosen().getByRole('button', { name: '침대 퀸 추가, 1' }));
    expect(quantityOf('bedQueen')).toBe(2);
    await user.click(chosen().getByRole('button', { name: '소파 3인용 줄이기' }));
    expect(quantityOf('sofa3')).toBe(1);
  });

  test('restore a removed item with its quantity and keep other changes', async () => {
    const { user, chosen, button, quantityOf } = await open();
    await user.click(chosen().getByRole('spinbutton', { name: '소파 3인용 수량' }));
    await user.keyboard('0');
    await user.tab();
    expect(quantityOf('sofa3')).toBe(0);
    await user.click(chosen().getByRole('button', { name: '침대 퀸 추가, 1' }));
    await user.click(button('되돌리기'));
    expect([quantityOf('sofa3'), quantityOf('bedQueen')]).toEqual([2, 2]);
  });

  test('can undo a decrease to zero', async () => {
    const { user, chosen, button, quantityOf } = await open();
    await user.click(chosen().getByRole('button', { name: '침대 퀸 줄이기' }));
    expect(quantityOf('bedQueen')).toBe(0);
    await waitFor(() => expect(button('되돌리기')).toHaveFocus());
    await user.click(button('되돌리기'));
    expect(quantityOf('bedQueen')).toBe(1);
  });

  test('leave the keyboard at the summary when the undo is closed', async () => {
    const { user, chosen, button } = await open();
    await user.click(chosen().getByRole('button', { name: '침대 퀸 줄이기' }));
    await waitFor(() => expect(button('되돌리기')).toHaveFocus());
    await user.tab();
    await user.keyboard('{Enter}');
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument();
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toHaveTextContent('이삿짐 2개');
  });

  test('load in steps if they are very many, without leaving any out', async () => {
    const items = CATALOGUE.slice(0, 70).map(({ code }) => ({ code, quantity: 1 }));
    const { user, chosen, button } = await renderInventory({ items });
    expect(chosen().getAllByRole('listitem')).toHaveLength(60);
    await user.click(button('나머지 10가지 보기'));
    expect(chosen().getAllByRole('listitem')).toHaveLength(70);
    await waitFor(() => expect(screen.getByRole('group', { name: '선택한 이삿짐' })).toHaveFocus());
  });

  test('show an item that the catalogue no longer has', async () => {
    const { user, read } = await renderInventory({ items: [{ code: 'gramophone', quantity: 1 }] });
    await user.click(screen.getByRole('button', { name: '현재 목록에 없는 이삿짐 줄이기' }));
    expect(read().items).toEqual([]);
  });
});

describe('own items', () => {
  const side = (name: string) => screen.getByRole('textbox', { name });

  test('count after a name and three sides are entered, and show their load', async () => {
    const { user, button, read } = await renderInventory({ items: [BED] });
    await user.click(button('직접 추가'));
    expect(screen.getByText('크기를 모두 입력하면 함께 계산해요.')).toBeVisible();
    await user.type(side('이름'), '괘종시계');
    await user.type(side('가로(cm)'), '50');
    await user.type(side('세로(cm)'), '40');
    await user.type(side('높이(cm)'), '200');
    expect(await screen.findByText('0.48㎥, 약 48kg으로 계산했어요.')).toBeVisible();
    expect(screen.getByText('2.4㎥')).toBeVisible();
    expect(read().ownItems).toMatchObject([{ name: '괘종시계', widthCm: '50', depthCm: '40', heightCm: '200' }]);
  });

  test('show an error at an impossible size after leaving it, and keep the text', async () => {
    const { user, button, read } = await renderInventory({ items: [BED] });
    await user.click(button('직접 추가'));
    await user.type(side('가로(cm)'), '2m');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await user.tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('1~1500 사이 숫자로 입력해 주세요.');
    expect(read().ownItems).toMatchObject([{ widthCm: '2m' }]);
    expect(screen.getByText('1.9㎥')).toBeVisible();
  });

  test('are restored completely after being removed', async () => {
    const own = { key: 'own-1', name: '병풍', widthCm: '60', depthCm: '10', heightCm: '180', quantity: 2 };
    const { user, button, read } = await renderInventory({ ownItems: [own] });
    await user.click(button('병풍 삭제'));
    expect(read().ownItems).toEqual([]);
    await user.click(button('되돌리기'));
    expect(read().ownItems).toEqual([own]);
  });

  test('are limited to ten, with advice on where to put the rest', async () => {
    const { user, openFinder, search, finder } = await renderInventory({ ownItems: TEN_OWN_ITEMS });
    expect(screen.getByText(/직접 입력하는 이삿짐은 10개까지/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '직접 추가' })).not.toBeInTheDocument();
    await openFinder();
    await user.type(search(), '돌하르방');
    expect(await finder().findByText(/목록에 없는 이삿짐이에요. 직접 입력하는 이삿짐은 10개까지/)).toBeVisible();
    expect(finder().queryByRole('button', { name: /돌하르방/ })).not.toBeInTheDocument();
  });

  test('do not become eleven when a removed one is restored, as the mover gets ten', async () => {
    const { user, button, read } = await renderInventory({ ownItems: TEN_OWN_ITEMS });
    await user.click(button('짐 3 삭제'));
    expect(button('되돌리기')).toBeEnabled();
    await user.click(button('직접 추가'));
    expect(read().ownItems).toHaveLength(10);
    expect(screen.queryByRole('button', { name: '되돌리기' })).not.toBeInTheDocument();
    expect(screen.getByText(/삭제.*직접 입력하는 이삿짐은 10개까지/)).toBeVisible();
  });

  test('have a name as long as the order can carry', async () => {
    const { user, openFinder, search, button, read } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.click(search());
    await user.paste('돌하르방'.repeat(10));
    await user.click(await screen.findByRole('button', { name: /^‘돌하르방.*직접 추가$/ }));
    expect(button(/^돌하르방.* 삭제$/)).toBeVisible();
    expect(read().ownItems.map(({ name }) => name.length)).toEqual([30]);
  });
});

describe('easily forgotten items', () => {
  test('wardrobe, balcony and storeroom are asked for until an item is added or the answer is no', async () => {
    const { user, button, inFinder } = await renderInventory({ items: [BED] });
    expect(screen.getByText('빠뜨린 이삿짐은 없나요?')).toBeVisible();
    await user.click(button('장롱·행거: 없어요'));
    expect(screen.queryByRole('button', { name: '장롱·행거: 없어요' })).not.toBeInTheDocument();
    await user.click(button('베란다 이삿짐 보기'));
    await waitFor(() => expect(screen.getByRole('list', { name: '베란다' })).toHaveFocus());
    await user.click(inFinder('화분대 추가'));
    expect(screen.queryByRole('button', { name: '베란다 이삿짐 보기' })).not.toBeInTheDocument();
    await user.click(button('창고: 없어요'));
    expect(screen.queryByText('빠뜨린 이삿짐은 없나요?')).not.toBeInTheDocument();
  });

  test('a place is shown although another item is still searched for', async () => {
    const { user, button, openFinder, search } = await renderInventory({ items: [BED] });
    await openFinder();
    await user.type(search(), '피아노');
    await user.click(button('베란다 이삿짐 보기'));
    await waitFor(() => expect(screen.getByRole('list', { name: '베란다' })).toHaveFocus());
    expect(search()).toHaveValue('');
  });

  test('each answer by keyboard leads to the next place, and the last one to the items of one’s own', async () => {
    const { user, button } = await renderInventory({ items: [BED] });
    button('베란다: 없어요').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('창고: 없어요')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(button('장롱·행거: 없어요')).toHaveFocus());
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('heading', { name: '목록에 없는 이삿짐' })).toHaveFocus());
  });

  test('too few boxes for the home are reported, and one tap adds them', async () => {
    const { user, button, quantityOf } = await renderInventory({
      items: [
        { code: 'boxMedium', quantity: 5 },
        { code: 'boxBooks', quantity: 4 },
      ],
      household: { area: 60, rooms: 3, people: 2 },
    });
    button('박스 29개로 설정').focus();
    await user.keyboard('{Enter}');
    expect(screen.getByText('다른 이삿짐 추가').closest('summary')).toHaveFocus();
    expect(quantityOf('boxMedium')).toBe(25);
    expect(screen.getByText('박스 29개')).toBeVisible();
    expect(screen.queryByRole('button', { name: '박스 29개로 설정' })).not.toBeInTheDocument();
  });
});

test('a corrected list goes back to the suggestion for the home, and that can be undone', async () => {
  const household = { area: 60, rooms: 3, people: 2 };
  const { user, button, read } = await renderInventory({ items: [BED], household });
  expect(screen.getByText(/^18평 · 방 3개 · 2명 기준으로 제안했어요/)).toBeVisible();
  await user.click(button('제안대로 되돌리기'));
  expect(read().items).toEqual(proposedItems(household));
  expect(screen.queryByRole('button', { name: '제안대로 되돌리기' })).not.toBeInTheDocument();
  await user.click(button('되돌리기'));
  expect(read().items).toEqual([BED]);
});

test('the inventory is in English for English readers', async () => {
  const { user, button } = await renderInventory({ language: 'en' });
  await user.click(button(/^Studio/));
  expect(screen.getByText('14 pieces')).toBeVisible();
  await user.click(screen.getByText('Add other belongings'));
  expect(button('Add Bed, queen')).toBeVisible();
});

/** The actions on a list without a screen; `undo` is the last one offered. */
function actionsOn(start: Inventory) {
  let list = start;
  let undo: Undo | null = null;
  const actions = createActions(
    (change) => {
      list = change(list);
    },
    (next) => {
      undo = next;
    },
  );
  return { actions, read: () => list, undo: () => undo?.restore() };
}

test('an item of one’s own that the undo of the price has brought back is not restored a second time', () => {
  const own = { key: 'own-1', name: '어항', widthCm: '', depthCm: '', heightCm: '', quantity: 1 };
  const { actions, read, undo } = actionsOn({ items: [], ownItems: [own] });
  actions.removeOwn(own, 0, '삭제했어요: 어항');
  expect(read().ownItems).toEqual([]);
  for (let presses = 0; presses < 2; presses += 1) {
    undo();
    expect(read().ownItems).toEqual([own]);
  }
});

test('the undo of a removed item keeps the number that was chosen since', () => {
  const { actions, read, undo } = actionsOn({ items: [BED], ownItems: [] });
  actions.remove(BED.code, BED.quantity, '삭제했어요: 침대');
  actions.quantity(BED.code, 3);
  undo();
  expect(read().items).toEqual([{ code: BED.code, quantity: 3 }]);
});
