import { build } from 'esbuild';
import { percentile } from './percentile.mjs';
import { typeInto } from './type-into.mjs';

const QUERIES = ['ㄴ', 'ㄴㅈㄱ', '냉', '냉장', '냉장고', 'f', 'fridge', 'ㅅㅍ', '책상', '없는 물건'];
const SEARCHED = 500;
// Enough keys that the p98 is not just the slowest one.
const WORDS = 'fridge tv sofa desk bed box '.repeat(4);
const KEY_MS = 120;

/** Times of the page's search over the largest catalogue that we expect. */
async function searchTimes(page) {
  const { outputFiles } = await build({
    entryPoints: ['src/domain/home-move/item-search.ts'],
    bundle: true,
    format: 'iife',
    globalName: 'search',
    write: false,
    logLevel: 'error',
  });
  await page.evaluate(outputFiles[0].text.replace('var search', 'window.search'));
  return page.evaluate(
    ({ count, queries }) => {
      const items = Array.from({ length: count }, (_, index) => ({
        key: `item-${index}`,
        words: ['냉장고', '김치냉장고', '책상', '소파', '의류 관리기']
          .map((word) => `${word} ${index}`)
          .concat('fridge'),
      }));
      const find = window.search.createSearch(items);
      return queries.flatMap((query) =>
        Array.from({ length: 10 }, () => {
          const start = performance.now();
          find(query);
          return performance.now() - start;
        }),
      );
    },
    { count: SEARCHED, queries: QUERIES },
  );
}

/** Adds every item that the rooms offer, once. */
async function chooseAll(page) {
  const rooms = page.getByRole('group', { name: '공간' }).getByRole('radio');
  await rooms.first().waitFor();
  for (const room of await rooms.all()) {
    await room.check({ force: true });
    await page.evaluate(() => {
      document.querySelector('[aria-controls="moving-room"][aria-expanded="false"]')?.click();
    });
    await page.evaluate(() => {
      for (const add of document.querySelectorAll('#moving-room [data-add]')) add.click();
    });
  }
}

/** Measures the inventory with every item of the catalogue added and shown. */
export async function measureInventory({ slowPage, base }) {
  const rows = {};
  const { page, context } = await slowPage();
  await page.goto(`${base}/orders/new`);
  const times = await searchTimes(page);
  rows[`search over ${SEARCHED} items`] = { p50: percentile(times, 0.5), p98: percentile(times, 0.98) };

  await page.getByRole('radio', { name: /이사/ }).check({ force: true });
  await page
    .getByRole('navigation', { name: '이사 견적 단계' })
    .getByRole('link', { name: /^이삿짐/ })
    .click();
  await page.getByRole('button', { name: /^빈 목록부터/ }).click();
  const search = page.getByRole('searchbox', { name: '이삿짐 검색' });
  rows['key in the search, nothing chosen'] = await typeInto(page, search, WORDS, KEY_MS);
  await search.fill('');
  await chooseAll(page);
  rows['key in the search, all chosen'] = await typeInto(page, search, WORDS, KEY_MS);
  await search.fill('');
  await page.getByRole('button', { name: '직접 추가', exact: true }).click();
  rows['key in an own item, all chosen'] = await typeInto(
    page,
    page.getByRole('textbox', { name: '이름', exact: true }),
    'a grandfather clock of my aunt',
    KEY_MS,
  );
  await context.close();
  return rows;
}
measureInventory.title = 'The inventory with every item chosen, ms';
