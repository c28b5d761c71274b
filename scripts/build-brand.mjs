// Turns the chosen brand folder into what the sources import: texts (locales/LANGUAGE/site.json), values, colours and
// terms (src/generated) and pictures (public). None of it is committed.
import { copyFileSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { deriveColours } from './brand/colours.mjs';
import { brandFolder, DETAILS, MOVER_DETAILS, readBrand } from './brand/read-brand.mjs';
import { localePrefix, locales } from './lib/locales.mjs';
import { stampBrand } from './lib/prepare.mjs';
import { root } from './lib/run.mjs';

const PICTURES = path.join(root, 'public/brand');
const DEFAULT_ERROR = '#ed0000';
const WHITE = '#ffffff';
/** Librsvg draws an SVG at this many dots per inch before it is scaled: sharp up to 512 px from a viewBox of 32. */
const DENSITY = 1200;
/** Android cuts a maskable icon to a circle or another form. Of a square symbol, 0.56 of the width stays whole in each. */
const APP_ICONS = [
  { size: 192, purpose: 'any', share: 1 },
  { size: 512, purpose: 'any', share: 1 },
  { size: 512, purpose: 'maskable', share: 0.56 },
];

const folder = brandFolder();
const { values, pictures, problems } = await readBrand(folder);
if (problems.length > 0) {
  console.error(`The brand is not complete (see docs/brand.md):\n  ${problems.join('\n  ')}`);
  process.exit(1);
}

function writeJson(file, content) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(path.join(root, file), `${JSON.stringify(content, null, 2)}\n`);
}

const inLanguage = (locale, fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, value?.[locale] ?? value ?? null]));

const square = (size) =>
  sharp(pictures.icon.file, { density: DENSITY }).resize(size, size, { fit: 'contain', background: '#0000' });

/** On white, because systems paint transparent parts black. `share`: how much of the width the symbol takes. */
const iconOnWhite = async (size, share) =>
  sharp({ create: { width: size, height: size, channels: 3, background: WHITE } }).composite([
    {
      input: await square(Math.round(size * share))
        .png()
        .toBuffer(),
    },
  ]);

/** Writes the icons, and for each language the manifest that makes a site on the home screen open without browser bars. */
async function writeWebApp(name) {
  const icons = [];
  for (const { size, purpose, share } of APP_ICONS) {
    const file = `app-${purpose}-${size}.png`;
    const icon = share === 1 ? square(size) : await iconOnWhite(size, share);
    await icon.png({ palette: true }).toFile(path.join(PICTURES, file));
    icons.push({ src: `/brand/${file}`, sizes: `${size}x${size}`, type: 'image/png', purpose });
  }
  for (const locale of locales)
    writeJson(`public/brand/app-${locale}.json`, {
      id: '/',
      name: name[locale],
      short_name: name[locale],
      lang: locale,
      start_url: `${localePrefix(locale)}/dashboard`,
      scope: '/',
      display: 'standalone',
      background_color: WHITE,
      icons,
    });
}

/** The given one, or the logo in the middle of a white card. */
async function sharePicture() {
  const file = path.join(PICTURES, 'share.png');
  if (pictures.share) return sharp(pictures.share.file).resize(1200, 630).png({ palette: true }).toFile(file);
  const logo = await sharp(pictures.logo.file).resize(820, 430, { fit: 'inside' }).png().toBuffer();
  return sharp({ create: { width: 1200, height: 630, channels: 3, background: WHITE } })
    .composite([{ input: logo }])
    .png({ palette: true })
    .toFile(file);
}

/** Returns its address. A large PNG becomes as large as the header shows it on a dense screen. */
async function writeLogo({ file }, name) {
  const isSvg = file.endsWith('.svg');
  const target = `${name}${path.extname(file)}`;
  if (isSvg) copyFileSync(file, path.join(PICTURES, target));
  else await sharp(file).resize({ height: 160, withoutEnlargement: true }).png().toFile(path.join(PICTURES, target));
  return `/brand/${target}`;
}

rmSync(PICTURES, { recursive: true, force: true });
mkdirSync(PICTURES, { recursive: true });
// A PNG: a browser loads an SVG like a page of its own, which takes 6 ms, and loads the tab's icon at every change of page.
await square(128).png({ palette: true }).toFile(path.join(PICTURES, 'icon.png'));
// iPhones ask for this address without being told.
await (await iconOnWhite(180, 0.82)).png().toFile(path.join(root, 'public/apple-touch-icon.png'));
await sharePicture();
await (pictures.notification ? sharp(pictures.notification.file).resize(192, 192) : square(192))
  .png()
  .toFile(path.join(PICTURES, 'notification.png'));
const logo = {
  src: await writeLogo(pictures.logo, 'logo'),
  darkSrc: pictures['logo-dark'] ? await writeLogo(pictures['logo-dark'], 'logo-dark') : null,
  proportion: pictures.logo.width / pictures.logo.height,
};

const { name, payName, company, ceo, address, hours, businessNumber, phone, details = {}, colours } = values;
for (const locale of locales)
  writeJson(`locales/${locale}/site.json`, inLanguage(locale, { name, payName, company, ceo, address, hours }));
await writeWebApp(name);
const detailsOf = (fields) =>
  Object.fromEntries(
    locales.map((locale) => [
      locale,
      inLanguage(locale, Object.fromEntries(fields.map((field) => [field, details[field]]))),
    ]),
  );
writeJson('src/generated/brand.json', {
  header: values.header,
  nameAccent: values.nameAccent ?? '',
  businessNumber,
  customerCentrePhone: phone,
  logo,
  details: detailsOf(DETAILS),
});
writeJson('src/generated/brand-mover.json', detailsOf(MOVER_DETAILS));
writeJson('src/generated/brand-colours.json', deriveColours({ error: DEFAULT_ERROR, ...colours }));
rmSync(path.join(root, 'src/generated/terms'), { recursive: true, force: true });
cpSync(path.join(root, folder, 'terms'), path.join(root, 'src/generated/terms'), { recursive: true });
stampBrand();
console.log(`brand: ${name[locales[0]]} (${folder})`);
