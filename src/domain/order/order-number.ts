/** The number that people read; the id where the provider gives no number. */
export const orderNumber = ({ orderNo, id }: { orderNo?: string | undefined; id: string }) => orderNo || id;
