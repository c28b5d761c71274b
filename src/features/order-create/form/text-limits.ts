/** The provider's own (contract: WaypointRequest, Goods, OrderRequest). */
export const LIMITS = {
  addressDetail: 100,
  contactName: 40,
  note: 200,
  doorCode: 40,
  goodsDescription: 200,
  remark: 1000,
} as const;
