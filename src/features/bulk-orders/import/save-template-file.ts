import type { TFunction } from 'i18next';
import { BULK_FIELDS, NO_VALUES, REQUIRED_FIELDS, type BulkValues } from '@/domain/bulk/fields';
import { saveBlob } from '@/lib/browser/save-blob';

const WIDTH = 18;
const ADDRESS_WIDTH = 34;

const EXAMPLE: BulkValues = {
  ...NO_VALUES,
  pickupAddress: '서울 중구 세종대로 110',
  pickupDetail: '3층 총무팀',
  pickupName: '박서준',
  pickupPhone: '010-2345-6789',
  dropAddress: '서울 강남구 테헤란로 152',
  dropDetail: '12층',
  dropName: '이도윤',
  dropPhone: '010-3456-7890',
  dropNote: '1층 안내 데스크에 맡겨 주세요',
  vehicle: '오토바이',
  pay: '신용',
  goods: '서류 봉투',
  count: '1',
};

/** Saves an empty sheet with our columns, and a second one with an example row. */
export async function saveTemplateFile(t: TFunction<'bulk'>) {
  const { writeXlsx } = await import('@/lib/spreadsheet/write-xlsx');
  const head = BULK_FIELDS.map((field) => `${t(`field.${field}`)}${REQUIRED_FIELDS.includes(field) ? ' *' : ''}`);
  const widths = BULK_FIELDS.map((field) => (field.endsWith('Address') ? ADDRESS_WIDTH : WIDTH));
  const file = await writeXlsx([
    { name: t('template.sheet'), widths, rows: [head] },
    { name: t('template.example'), widths, rows: [head, BULK_FIELDS.map((field) => EXAMPLE[field])] },
  ]);
  saveBlob(`${t('template.fileName')}.xlsx`, file);
}
