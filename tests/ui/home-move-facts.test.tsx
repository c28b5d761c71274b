import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHomeMoveFacts } from '@/ui/home-move/use-home-move-facts';
import { movingJob } from '../support/factories/quotes';
import { renderApp } from '../support/render';

test('an own item that has no price is not counted, as in the quote', async () => {
  const [own] = movingJob().ownItems;
  if (!own) throw new Error('no own item');
  const job = movingJob({ ownItems: [own, { ...own, key: 'own-2', widthCm: '9999' }] });

  function Facts() {
    return useHomeMoveFacts(job, (code) => code).map(({ key, name, value }) => (
      <p key={key}>
        {name}: {value}
      </p>
    ));
  }
  await renderApp(<Facts />);
  // A bed, two wardrobes, and the one own item.
  expect(await screen.findByText(/^이삿짐: 4개/)).toBeVisible();
});
