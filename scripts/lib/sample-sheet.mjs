// A sheet of bulk orders, as it is copied from a spreadsheet.
import { readFileSync } from 'node:fs';

const HEAD = ['보내는분', '보내는분 전화', '출발지', '받는분', '받는분 연락처', '도착지', '차종', '품명'];

/** `first`, `distinct`: which of the sandbox's addresses the rows go to, by default all of them in turn. */
export function sampleSheet(rowCount, { first = 0, distinct = Infinity } = {}) {
  const addresses = JSON.parse(readFileSync('sandbox/db/addresses.json', 'utf8')).map(([road]) => road);
  const count = Math.min(distinct, addresses.length);
  const deliveries = Array.from({ length: rowCount }, (_, index) => [
    '박서준',
    '010-2345-6789',
    addresses[0],
    `고객${index}`,
    `010-3000-${1000 + index}`,
    addresses[(first + index) % count],
    '오토바이',
    '서류',
  ]);
  return [HEAD, ...deliveries].map((row) => row.join('\t')).join('\n');
}
