import { textOfHint } from './dialects';
import { LEVELS, type Level, type Results } from './findings';
import { countOf, groupsOf, nameOf, type Group } from './report-text';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --text: #1a1d21; --soft: #5b636d; --page: #fff; --card: #f5f6f8; --rule: #dfe3e8;
  --fits: #14703a; --coerced: #1d5fae; --loses: #8f5200; --fails: #b3261e; }
@media (prefers-color-scheme: dark) { :root { --text: #eceef1; --soft: #a7b0bb; --page: #14171a; --card: #1e2226;
  --rule: #363c43; --fits: #6fd79a; --coerced: #8fbdf7; --loses: #f0b860; --fails: #ff9d94; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 60rem; padding: 2rem 1rem 4rem; background: var(--page); color: var(--text);
  font: 1rem/1.55 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.25; margin: 0 0 .25rem; }
h2 { font-size: 1.2rem; margin: 2.5rem 0 .75rem; }
h3 { font-size: 1rem; margin: 0; overflow-wrap: anywhere; }
p { margin: .25rem 0; }
code { font: .875em/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
.soft { color: var(--soft); }
.level { font-weight: 600; white-space: nowrap; }
.level::before { content: '●'; margin-right: .4em; }
.fits { color: var(--fits); } .coerced { color: var(--coerced); } .loses { color: var(--loses); }
.fails { color: var(--fails); } .none { color: var(--soft); }
.counts { display: grid; gap: .75rem 1.5rem; grid-template-columns: repeat(auto-fill, minmax(16rem, 1fr)); list-style: none; margin: 1rem 0 0; padding: 0; }
.finding { background: var(--card); border-radius: .5rem; margin: 0 0 .75rem; padding: .875rem 1rem; }
.finding dl { display: grid; gap: .125rem 1rem; grid-template-columns: max-content 1fr; margin: .5rem 0 0; }
dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
summary { cursor: pointer; color: var(--soft); margin-top: .5rem; }
pre { background: var(--page); border: 1px solid var(--rule); border-radius: .25rem; margin: .5rem 0 0; padding: .75rem;
  white-space: pre-wrap; overflow-wrap: anywhere; }
.wide { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; }
th, td { border-bottom: 1px solid var(--rule); padding: .4rem .75rem .4rem 0; text-align: left; vertical-align: top; }
th { color: var(--soft); font-weight: 500; }
@media print { details > * { display: block; } }
`;

const level = (one: Level | undefined) => `<span class="level ${one ?? 'none'}">${nameOf(one)}</span>`;
const code = (text: string) => `<code>${escape(text)}</code>`;

const EXPLAINED: Readonly<Record<Level, string>> = {
  fits: 'as the contract has it',
  coerced: 'different, but the app reads it in full',
  loses: 'the screen opens, without a field or an item, or guesses something',
  fails: 'the screen or the step does not work, or is not safe',
};

function finding({ operations, level: own, field, expected, found, meaning, count, curl }: Group): string {
  return `<article class="finding">
<h3>${level(own)} ${code(field)}</h3>
<dl>
<dt>Operation</dt><dd>${operations.map(code).join(', ')}</dd>
<dt>Expected</dt><dd>${escape(expected)}</dd>
<dt>Found</dt><dd>${escape(found)}${count > 1 ? ` (${count} times)` : ''}</dd>
${meaning ? `<dt>Meaning</dt><dd>${escape(meaning)}</dd>` : ''}
</dl>
<details><summary>Ask it yourself</summary><pre>${escape(curl)}</pre></details>
</article>`;
}

const table = (name: string, heads: readonly string[], rows: readonly (readonly string[])[]) =>
  `<div class="wide" tabindex="0" role="region" aria-label="${name}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead>
<tbody>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('\n')}</tbody></table></div>`;

/** One page that needs nothing else. `at`: when it was made, for the reader. */
export function htmlReport(results: Results, base: string, at: Date): string {
  const groups = groupsOf(results);
  const { operations, screens, requests, hint } = results;
  const counts = [...LEVELS, undefined].map(
    (one) =>
      `<li>${countOf(results, one)} ${level(one)}${one ? `<br><span class="soft">${EXPLAINED[one]}</span>` : ''}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Does ${escape(base)} fit the web app?</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>Does ${escape(base)} fit the web app?</h1>
<p class="soft">${requests} requests, <time datetime="${at.toISOString()}">${at.toISOString().slice(0, 16).replace('T', ' ')} UTC</time>.
No value of any answer is in this report.</p>
${hint ? `<p>${escape(textOfHint(hint))}</p>` : ''}
<ul class="counts">${counts.join('')}</ul>
<h2>Screens</h2>
${table(
  'Screens',
  ['Screen', 'Result', 'Because of', 'Not checked'],
  screens.map((one) => [
    escape(one.screen),
    level(one.level),
    one.because.map(code).join(', '),
    one.unchecked.map(code).join(', '),
  ]),
)}
<h2>Findings</h2>
${groups.length === 0 ? '<p>None.</p>' : groups.map(finding).join('\n')}
<h2>Operations</h2>
${table(
  'Operations',
  ['Operation', 'Result', 'Note'],
  operations.map((one) => [
    `${code(one.operation)}<br><span class="soft">${code(`${one.method} ${one.path}`)}</span>`,
    level(one.level),
    escape(one.note ?? ''),
  ]),
)}
</main>
</body>
</html>
`;
}
