import { useState } from 'react';
import { vi } from 'vitest';
import { HomeMoveDay, type HomeMoveDayProps } from '@/features/order-create/home-move/day/day-section';
import { featureFlags } from '../../../support/factories/accounts';
import { draft } from '../../../support/factories/orders';
import { reply } from '../../../support/handlers/reply';
import { renderApp } from '../../../support/render';
import { server } from '../../../support/server';

/** Only the clock is fixed; timers run. */
export const fixClock = (kst: string) => vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(`${kst}:00+09:00`) });

export const at = (date: string, time = '09:00') => new Date(`${date}T${time}:00+09:00`).toISOString();
export const dateOf = (iso: string) => new Date(Date.parse(iso) + 9 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * The radio of a day, such as `2026-12-25`. By its value: to compute the names of all ninety days takes seconds in jsdom.
 */
export function dayAt(date: string): HTMLInputElement {
  const radio = document.querySelector<HTMLInputElement>(`input[type="radio"][value="${date}"]`);
  if (!radio) throw new Error(`${date} is not offered`);
  return radio;
}

type Options = Partial<HomeMoveDayProps> & { language?: 'ko' | 'en' };

/** Renders the day section in a form; `onChange` receives the choice. */
export async function renderDay({ value = null, language = 'ko', ...props }: Options = {}) {
  server.use(
    reply('getFeatureFlags', () =>
      featureFlags({ businessHours: [{ orderType: 'HomeMoving', open: '07:00', close: '18:00' }] }),
    ),
  );
  const onChange = vi.fn();
  const estimateFor = props.estimateFor ?? (() => Promise.resolve(null));

  function Held() {
    const [iso, setIso] = useState(value);
    const [inputsKey, setInputsKey] = useState(props.inputsKey ?? 'studio');
    return (
      <>
        <HomeMoveDay
          value={iso}
          onChange={(next) => {
            onChange(next);
            setIso(next);
          }}
          estimateFor={estimateFor}
          inputsKey={inputsKey}
          isPriced={props.isPriced ?? props.estimateFor !== undefined}
        />
        <button onClick={() => setInputsKey('piano')}>짐 바꾸기</button>
      </>
    );
  }

  return { ...(await renderApp(<Held />, { language, draft: draft({ orderType: 'HomeMoving' }) })), onChange };
}
