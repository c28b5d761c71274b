import { strToU8, Zip, ZipDeflate } from 'fflate';

/** Numbers become number cells; everything else is text and is never read as a formula. */
export type SheetRow = readonly (string | number)[];
export type XlsxSheet = {
  name: string;
  /** In characters; one for each column. */
  widths: readonly number[];
  /** Above the heading, as normal text. */
  titleRows?: readonly SheetRow[];
  /** The first row is the heading: bold, and it stays visible when scrolling, with the rows above it. */
  rows: readonly SheetRow[];
};

const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const PART = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** How many rows are written before the page may render: about one frame on a slow machine. */
const ROWS_AT_ONCE = 250;
/** Indexes of the cell styles in styles.xml. */
const STYLE = { text: 0, heading: 1, number: 2 } as const;

const letPageRender = () => new Promise((resolve) => setTimeout(resolve, 0));

// XML 1.0 allows no other control characters, not even escaped; one of them makes the whole file unreadable.
const FORBIDDEN = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;
const escapeXml = (text: string) =>
  text
    .replace(FORBIDDEN, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
    .replace(/"/g, '&quot;');

const LETTERS = 26;
const LETTER_A = 65;

/** 0 is A, 25 is Z, 26 is AA. */
const columnName = (index: number): string =>
  (index < LETTERS ? '' : columnName(Math.floor(index / LETTERS) - 1)) +
  String.fromCharCode(LETTER_A + (index % LETTERS));

/** The address is optional in the standard, but some programs need it. */
const cell = (address: string, value: string | number, isHeading: boolean) => {
  if (value === '') return `<c r="${address}"/>`;
  if (typeof value === 'number') return `<c r="${address}" s="${STYLE.number}"><v>${value}</v></c>`;
  const style = isHeading ? STYLE.heading : STYLE.text;
  return `<c r="${address}" t="inlineStr" s="${style}"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`;
};

/** `number` counts from 1. */
const row = (cells: SheetRow, number: number, isHeading: boolean) =>
  `<row r="${number}">${cells.map((value, index) => cell(`${columnName(index)}${number}`, value, isHeading)).join('')}</row>`;

const column = (width: number, index: number) =>
  `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;

const sheetPath = (index: number) => `worksheets/sheet${index + 1}.xml`;

const MAX_SHEET_NAME = 31;

/** Excel offers to repair a file whose sheet name is longer, has one of these characters, or begins or ends with '. */
const sheetName = (name: string, index: number) =>
  name
    .replace(FORBIDDEN, '')
    .replace(/[[\]:*?/\\]/g, '_')
    .slice(0, MAX_SHEET_NAME)
    // Half of a character outside the basic plane.
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/^['\s]+|['\s]+$/g, '') || `Sheet${index + 1}`;

/** The files of a workbook besides its sheets, by path. */
const workbookFiles = (names: readonly string[]): Record<string, string> => ({
  '[Content_Types].xml':
    `${XML}<Types xmlns="${PACKAGE}/content-types">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/xl/workbook.xml" ContentType="${PART}.sheet.main+xml"/>` +
    names.map((_, i) => `<Override PartName="/xl/${sheetPath(i)}" ContentType="${PART}.worksheet+xml"/>`).join('') +
    `<Override PartName="/xl/styles.xml" ContentType="${PART}.styles+xml"/></Types>`,
  '_rels/.rels':
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
    `<Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml':
    `${XML}<workbook ${MAIN} xmlns:r="${OFFICE}">` +
    `<sheets>${names.map((name, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('')}` +
    '</sheets></workbook>',
  'xl/_rels/workbook.xml.rels':
    `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
    names
      .map((_, i) => `<Relationship Id="rId${i + 1}" Type="${OFFICE}/worksheet" Target="${sheetPath(i)}"/>`)
      .join('') +
    `<Relationship Id="rId${names.length + 1}" Type="${OFFICE}/styles" Target="styles.xml"/></Relationships>`,
  'xl/styles.xml':
    `${XML}<styleSheet ${MAIN}><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>` +
    '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>' +
    '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
    '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
    '<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>' +
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>' +
    '<xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>',
});

async function writeSheet(file: ZipDeflate, { widths, titleRows = [], rows }: XlsxSheet, signal?: AbortSignal) {
  const allRows = [...titleRows, ...rows];
  const heading = titleRows.length + 1;
  file.push(
    strToU8(
      `${XML}<worksheet ${MAIN}><sheetViews><sheetView workbookViewId="0">` +
        `<pane ySplit="${heading}" topLeftCell="A${heading + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>` +
        `<cols>${widths.map(column).join('')}</cols><sheetData>`,
    ),
  );
  for (let from = 0; from < allRows.length; from += ROWS_AT_ONCE) {
    const text = allRows.slice(from, from + ROWS_AT_ONCE).map((cells, index) => {
      const number = from + index + 1;
      return row(cells, number, number === heading);
    });
    file.push(strToU8(text.join('')));
    await letPageRender();
    signal?.throwIfAborted();
  }
  file.push(strToU8('</sheetData></worksheet>'), true);
}

/**
 * Writes an Excel workbook in small steps on the page's own thread, so that the page stays responsive. fflate's
 * asynchronous functions would start workers, which the content security policy forbids. Rejects when `signal` aborts.
 */
export async function writeXlsx(sheets: readonly XlsxSheet[], signal?: AbortSignal): Promise<Blob> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(new Uint8Array(chunk));
  });
  const add = (path: string) => {
    const file = new ZipDeflate(path);
    zip.add(file);
    return file;
  };

  for (const [path, text] of Object.entries(workbookFiles(sheets.map(({ name }, index) => sheetName(name, index)))))
    add(path).push(strToU8(text), true);
  for (const [index, sheet] of sheets.entries()) await writeSheet(add(`xl/${sheetPath(index)}`), sheet, signal);
  zip.end();
  return new Blob(chunks, { type: TYPE });
}
