import enSite from '../../locales/en/site.json' with { type: 'json' };
import koSite from '../../locales/ko/site.json' with { type: 'json' };
import { expect, test } from '../support/test';

for (const [language, path, start, name] of [
  ['ko', '/', '/dashboard', koSite.name],
  ['en', '/en', '/en/dashboard', enSite.name],
] as const) {
  test(`on a home screen the site has its name, opens as an app and starts at home: ${language}`, async ({
    page,
    context,
  }) => {
    await page.goto(path);
    const devtools = await context.newCDPSession(page);
    const { errors, data = '' } = await devtools.send('Page.getAppManifest');
    expect(errors).toEqual([]);
    const manifest = JSON.parse(data) as Record<string, unknown> & { icons: { src: string; sizes: string }[] };
    expect(manifest).toMatchObject({ name, start_url: start, display: 'standalone' });
    const sizes = await page.evaluate(
      (icons) =>
        Promise.all(
          icons.map(async ({ src }) => {
            const picture = new Image();
            picture.src = src;
            await picture.decode();
            return `${picture.naturalWidth}x${picture.naturalHeight}`;
          }),
        ),
      manifest.icons,
    );
    expect(sizes).toEqual(manifest.icons.map((icon) => icon.sizes));
    expect(sizes).toEqual(['192x192', '512x512', '512x512']);
  });
}
