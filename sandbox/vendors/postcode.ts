/// <reference types="daum-postcode" />
// Stands in for the postcode service: its script and the search that the script frames.
import { Hono } from 'hono';
import { html } from 'hono/html';
import { searchAddresses, type PlacedAddress } from '../groups/common/addresses';
import { frame } from '../pages/frame';
import type { SandboxApp } from '../server/context';
import { originText, scriptAnswer } from './script-answer';

type Chosen = Pick<
  daum.PostcodeData,
  'zonecode' | 'roadAddress' | 'roadAddressEnglish' | 'jibunAddress' | 'buildingName' | 'userSelectedType'
>;

const chosenOf = (address: PlacedAddress): Chosen => ({
  zonecode: address.zonecode ?? '',
  roadAddress: address.roadAddress,
  roadAddressEnglish: address.roadAddressEnglish ?? '',
  jibunAddress: address.jibunAddress ?? '',
  buildingName: address.buildingName ?? '',
  userSelectedType: 'R',
});

/** The script, as it runs in the page: it must not use anything outside itself. */
function installPostcode(origin: string) {
  const Postcode = class {
    constructor(private readonly options: daum.PostcodeOptions) {}
    embed(element?: HTMLElement, { q = '' }: daum.PostcodeEmbedOptions = {}) {
      const inner = document.createElement('iframe');
      // As the vendor's script does, by a string of style.
      inner.setAttribute('style', 'width: 100%; height: 100%; border: 0');
      inner.title = '우편번호 검색';
      inner.src = `${origin}/sandbox-postcode/search?q=${encodeURIComponent(q)}`;
      window.addEventListener('message', (event: MessageEvent<daum.PostcodeData>) => {
        if (event.source === inner.contentWindow && event.origin === origin) this.options.oncomplete?.(event.data);
      });
      element?.append(inner);
    }
  } satisfies new (options: daum.PostcodeOptions) => Pick<daum.Postcode, 'embed'>;
  Object.assign(window, { daum: { Postcode }, kakao: { Postcode } });
}

const searchPage = (keyword: string) =>
  frame({
    title: '우편번호 검색',
    body: html`<article>
      <form>
        <input name="q" aria-label="주소 검색" value="${keyword}" />
        <button class="primary">검색</button>
      </form>
      ${(keyword === '' ? [] : searchAddresses(keyword).slice(0, 10)).map(
        (address) =>
          html`<button type="button" class="hit" data-address="${JSON.stringify(chosenOf(address))}">
            ${address.zonecode} ${address.roadAddress} ${address.buildingName}
          </button>`,
      )}
      <script>
        for (const hit of document.querySelectorAll('.hit'))
          hit.addEventListener('click', () => parent.postMessage(JSON.parse(hit.dataset.address), '*'));
      </script>
    </article>`,
  });

export function postcodeRoutes(): SandboxApp {
  const app: SandboxApp = new Hono();
  app.get('/postcode.v2.js', (c) => scriptAnswer(c, `(${installPostcode.toString()})(${originText(c)});`));
  app.get('/search', (c) => c.html(searchPage(c.req.query('q') ?? '')));
  return app;
}
