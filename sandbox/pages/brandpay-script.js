// Simulates https://js.tosspayments.com/v2/standard: same calls and results, but with a window of the sandbox.
(() => {
  const page = new URL('/sandbox-toss/brandpay', document.currentScript.src);
  const CLIENT_KEY = /^(test|live)_ck_\w+$/;
  const CUSTOMER_KEY = /^[\w\-=.@]{2,50}$/;
  const ORDER_ID = /^[A-Za-z0-9\-_=]{6,64}$/;
  let isBusy = false;

  const refusal = (code, message) => Object.assign(new Error(message), { code });

  function addressOf(fields) {
    const address = new URL(page);
    for (const [name, value] of Object.entries(fields)) if (value) address.searchParams.set(name, String(value));
    return address.href;
  }

  function styled(element, style) {
    Object.assign(element.style, style);
    return element;
  }

  /** Shows the page in a dialog and waits for its result. */
  function show(fields) {
    if (isBusy) return Promise.reject(refusal('INVALID_METHOD_TRANSACTION', 'Another window is open.'));
    isBusy = true;
    const layer = styled(document.createElement('dialog'), {
      padding: '0',
      border: '0',
      borderRadius: '16px',
      width: 'min(400px, 100vw - 32px)',
      height: 'min(560px, 100vh - 32px)',
      overflow: 'hidden',
    });
    const frame = styled(document.createElement('iframe'), { width: '100%', height: '100%', border: '0' });
    frame.title = '브랜드페이';
    frame.src = addressOf({ ...fields, opener: location.origin });
    layer.append(frame);
    document.body.append(layer);
    layer.showModal();

    return new Promise((resolve, reject) => {
      const end = (settle) => {
        isBusy = false;
        window.removeEventListener('message', onMessage);
        layer.close();
        layer.remove();
        settle();
      };
      function onMessage({ source, origin, data }) {
        if (source !== frame.contentWindow || origin !== page.origin) return;
        end(() => (data.code ? reject(refusal(data.code, data.message)) : resolve(data)));
      }
      window.addEventListener('message', onMessage);
      layer.addEventListener('cancel', (event) => {
        event.preventDefault();
        end(() => reject(refusal('USER_CANCEL', '취소됨')));
      });
    });
  }

  window.TossPayments = (clientKey) => {
    if (!CLIENT_KEY.test(clientKey)) throw refusal('INVALID_CLIENT_KEY', 'Not a client key of the API contract.');
    return {
      brandpay: ({ customerKey }) => {
        if (!CUSTOMER_KEY.test(customerKey)) throw refusal('INVALID_CUSTOMER_KEY', 'Not a customer key.');
        return {
          requestPayment: async ({ amount, orderId, orderName, successUrl, failUrl }) => {
            if (!Number.isInteger(amount.value) || amount.value < 0) throw refusal('INVALID_AMOUNT_VALUE', 'Amount.');
            if (!ORDER_ID.test(orderId)) throw refusal('INVALID_PARAMETERS', 'Order id.');
            const fields = { customerKey, orderId, orderName, amount: amount.value };
            if (!successUrl) return show(fields);
            location.assign(addressOf({ ...fields, successUrl, failUrl }));
          },
          openSettings: async () => show({ customerKey, isSettings: '1' }),
        };
      },
    };
  };
})();
