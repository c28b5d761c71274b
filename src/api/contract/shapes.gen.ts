// Written by `npm run contract`; do not edit.
export const SHAPES = {
 "Session": {
  "user": "User",
  "accessToken?": "s"
 },
 "User": {
  "id": "s",
  "name=\"\"": "s",
  "phoneNumber=\"\"": "s",
  "role=\"\"": "s",
  "customerType?": "i",
  "loginTypeCd?": "i",
  "organization~": "Organization",
  "isMarketingAgreed?": "b",
  "point?": "Won",
  "customerKey?": "s"
 },
 "Organization": {
  "id": "s",
  "code=\"\"": "s",
  "name=\"\"": "s",
  "type=0": "i"
 },
 "Won": "i",
 "ThirdPartySession": {
  "user~": "User",
  "accessToken?": "s",
  "signUpToken~": "s"
 },
 "Done": {
  "isDone?": "b"
 },
 "CodeSent": {
  "resendAfterSeconds=60": "i",
  "expiresInSeconds=180": "i"
 },
 "PasswordVerification": {
  "verificationToken": "s",
  "expiresInSeconds=300": "i"
 },
 "WithdrawReason": {
  "code": "s",
  "name=\"\"": "s"
 },
 "Identity": {
  "name": "s",
  "phoneNumber": "Phone"
 },
 "Phone": "s",
 "FeatureFlags": {
  "socialLogins=[]": [
   "kakao|naver|google"
  ],
  "orderTypes?": [
   "OrderType"
  ],
  "pays?": [
   "Pay"
  ],
  "businessHours?": [
   "BusinessHours"
  ],
  "hasPlainAddresses?": "b"
 },
 "OrderType": "Quick|Delivery|HomeMoving|Default",
 "Pay": "cash|card|credit|point|brandPay",
 "BusinessHours": {
  "orderType": "OrderType",
  "open": "t",
  "close": "t"
 },
 "CalculationPrice": {
  "total": "i",
  "parts=[]": [
   "PricePart"
  ],
  "distanceMetres=0": "i",
  "durationSeconds=0": "i",
  "validUntil?": "d",
  "places?": [
   "LatLng"
  ]
 },
 "PricePart": {
  "code": "s",
  "serviceCode?": "s",
  "quantity?": "i",
  "amount": "Won"
 },
 "LatLng": {
  "lat": "n",
  "lng": "n"
 },
 "OrderId": "s",
 "OrderPage": {
  "items": [
   "OrderListItem"
  ],
  "pageIndex?": "i",
  "pageSize?": "i",
  "total?": "i"
 },
 "OrderListItem": {
  "id": "OrderId",
  "orderNo?": "s",
  "organizationId?": "s",
  "orderType?": "OrderType",
  "status?": "OrderStatus",
  "hierarchy?": "i",
  "parentId~": "s",
  "createdAt?": "d",
  "appointmentAt~!": "d",
  "pickup?": "s",
  "dropoff?": "s",
  "contactName?": "s",
  "stopCount?": "i",
  "vehicleClass?": "s",
  "driverName~": "s",
  "pay?": "Pay",
  "paymentUrl~": "w",
  "paymentDueAt~": "u",
  "remark?": "s",
  "total?": "Won",
  "payAmount?!": "Won"
 },
 "OrderStatus": "c",
 "ShippingRecordPage": {
  "items": [
   "ShippingRecord"
  ],
  "pageIndex?": "i",
  "pageSize?": "i",
  "total?": "i"
 },
 "ShippingRecord": {
  "id": "s",
  "address": "Address",
  "addressDetail=\"\"": "s",
  "contactName=\"\"": "s",
  "mobileNo=\"\"": "s",
  "usedAt?": "d"
 },
 "Address": {
  "roadAddress": "s",
  "roadAddressEnglish?": "s",
  "jibunAddress?": "s",
  "buildingName?": "s",
  "zonecode?": "s",
  "lat?": "n",
  "lng?": "n"
 },
 "Statistics": {
  "period=\"\"": "s",
  "count": "i",
  "total": "Won",
  "days=[]": [
   {
    "date": "D",
    "count": "i",
    "total": "Won"
   }
  ],
  "credit~": "Credit"
 },
 "Credit": {
  "limit": "Won",
  "used": "Won"
 },
 "PresignedFile": {
  "url": "w",
  "key": "s",
  "expiresAt?": "d"
 },
 "Coupon": {
  "id": "s",
  "couponNumber=\"\"": "s",
  "name=\"\"": "s",
  "discountType": "PERCENT|AMOUNT",
  "discountValue": "n",
  "maxDiscount=!null": "i",
  "minPrice=!0": "Won",
  "orderTypes=![]": [
   "s"
  ],
  "pays=![]": [
   "s"
  ],
  "expiresAt=!null": "u",
  "state": "available|used|expired"
 },
 "VehiclePool": {
  "id": "s",
  "vehicleClass": "s",
  "name=\"\"": "s",
  "payloadKg=0": "i",
  "innerCm~": {
   "length": "i",
   "width": "i",
   "height=null": "i"
  },
  "basePrice": "Won"
 },
 "Service": {
  "code": "s",
  "name=\"\"": "s",
  "price": "Won",
  "isPercent?!": "b",
  "maxQuantity=1": "i",
  "excludes?": [
   "s"
  ],
  "vehicleClasses?": [
   "s"
  ]
 },
 "AddressPage": {
  "items": [
   "Address"
  ],
  "pageIndex?": "i",
  "pageSize?": "i",
  "total?": "i"
 },
 "AddressAt": {
  "address~": "Address",
  "isServed": "b"
 },
 "Order": {
  "id": "OrderId",
  "orderNo=\"\"": "s",
  "organizationId?": "s",
  "orderType=\"Default\"": "OrderType",
  "status:-1": "OrderStatus",
  "hierarchy?": "i",
  "parentId~": "s",
  "childIds?": [
   "s"
  ],
  "vehiclePoolId?": "s",
  "vehicleClass?": "s",
  "createdAt?": "d",
  "appointmentAt~!": "d",
  "waypoints": [
   "Waypoint"
  ],
  "flags=[]": [
   "s"
  ],
  "services=[]": [
   "ServiceChoice"
  ],
  "remark?": "s",
  "goods~": "Goods",
  "calculationPrice": "CalculationPrice",
  "couponDiscount?!": "Won",
  "payAmount?!": "Won",
  "pay?": "Pay",
  "payer~": "PayerType",
  "paymentUrl~": "w",
  "paymentDueAt~": "u",
  "paymentPhone~": "Phone",
  "driver~": "Driver",
  "eta~": "EtaRange",
  "history?": [
   "OrderEvent"
  ],
  "images?": [
   "OrderImage"
  ],
  "tip?": "Won",
  "cancellation~": "Cancellation",
  "cancelQuote~": "CancelQuote",
  "share?": "ShareSettings"
 },
 "Waypoint": {
  "address:{\"roadAddress\":\"\"}": "Address",
  "addressDetail=\"\"": "s",
  "contactName=\"\"": "s",
  "mobileNo=\"\"": "s",
  "note=\"\"": "s",
  "state=\"todo\"": "WaypointState",
  "doneAt~": "d"
 },
 "WaypointState": "todo|current|done",
 "ServiceChoice": {
  "code": "s",
  "quantity": "i"
 },
 "Goods": {
  "description?": "s",
  "count?": "i",
  "weightKg?": "n",
  "widthCm?": "n",
  "depthCm?": "n",
  "heightCm?": "n"
 },
 "PayerType": "RoundTrip|CashOnArrival|SMS",
 "Driver": {
  "id=\"\"": "s",
  "name=\"\"": "s",
  "mobileNo?": "s",
  "vehicleClass=\"\"": "s",
  "plateNo?": "s",
  "rating?": "n"
 },
 "EtaRange": {
  "from": "d",
  "to": "d"
 },
 "OrderEvent": {
  "status": "OrderStatus",
  "at": "d"
 },
 "OrderImage": {
  "id": "s",
  "url": "w",
  "sha256?": "s",
  "createdAt": "d",
  "kind?": "ImageKind",
  "room?": "ImageRoom",
  "takenAt?": "d",
  "item?": "ImageItem"
 },
 "ImageKind": "before|after|goods|proof",
 "ImageRoom": "s",
 "ImageItem": "s",
 "Cancellation": {
  "reason?": "s",
  "fee": "Won",
  "refund": "Won",
  "cancelledAt?": "d"
 },
 "CancelQuote": {
  "fee": "Won",
  "refund": "Won"
 },
 "ShareSettings": {
  "places": "b",
  "contacts": "b",
  "driver": "b",
  "map": "b",
  "photos": "b",
  "goods?": "b"
 },
 "Tip": {
  "tip": "i"
 },
 "OrderProgress": {
  "status:-1": "OrderStatus",
  "updatedAt?": "d",
  "eta~": "EtaRange",
  "driver~": "Driver",
  "waypoints=[]": [
   {
    "state?": "WaypointState",
    "doneAt~": "d"
   }
  ]
 },
 "OrderRoute": {
  "path:[]": [
   "LatLng"
  ],
  "distanceMetres=0": "i",
  "remainingMetres=0": "i",
  "driver~": "DriverPosition",
  "updatedAt?": "d"
 },
 "DriverPosition": {
  "lat": "n",
  "lng": "n",
  "at": "d"
 },
 "ReorderDraft": {
  "orderType": "OrderType",
  "vehiclePoolId=\"\"": "s",
  "waypoints": [
   {
    "address?": "Address",
    "addressDetail=\"\"": "s",
    "contactName=\"\"": "s",
    "mobileNo=\"\"": "s",
    "note=\"\"": "s"
   }
  ],
  "flags=[]": [
   "s"
  ],
  "services=[]": [
   "ServiceChoice"
  ],
  "remark=\"\"": "s",
  "goods~": "Goods"
 },
 "PublicOrder": {
  "id": "OrderId",
  "orderNo=\"\"": "s",
  "organizationName~": "s",
  "orderType=\"Default\"": "OrderType",
  "status:-1": "OrderStatus",
  "createdAt?": "d",
  "appointmentAt~!": "d",
  "updatedAt?": "d",
  "eta~": "EtaRange",
  "vehicleClass?": "s",
  "goods?": "s",
  "waypoints": [
   "PublicWaypoint"
  ],
  "driver~": {
   "name=\"\"": "s",
   "vehicleClass?": "s",
   "plateNo?": "s",
   "mobileNo?": "s"
  },
  "history?": [
   "OrderEvent"
  ],
  "images?": [
   "OrderImage"
  ],
  "hasMap?": "b"
 },
 "PublicWaypoint": {
  "roadAddress:\"\"": "s",
  "buildingName?": "s",
  "lat?": "n",
  "lng?": "n",
  "contactName?": "s",
  "mobileNo?": "s",
  "state=\"todo\"": "WaypointState",
  "doneAt~": "d"
 }
} as const;
export const ANSWERS = {
 "post /user/api/v1/auth/signup": "Session",
 "post /user/api/v1/auth/signup-third-party": "Session",
 "post /user/api/v1/auth/login": "Session",
 "post /user/api/v1/auth/login-by-kakao": "ThirdPartySession",
 "post /user/api/v1/auth/login-by-google": "ThirdPartySession",
 "post /user/api/v1/auth/login-by-naver": "ThirdPartySession",
 "post /user/api/v1/auth/reset-password": "Done",
 "get /user/api/v1/users/me": "User",
 "put /user/api/v1/users": "User",
 "post /user/api/v1/auth/logout": "Done",
 "post /user/api/v1/auth/forgot-password": "CodeSent",
 "patch /user/api/v1/users/change-password": "Done",
 "post /user/api/v1/users/agreement": "User",
 "post /user/api/v1/verify-password": "PasswordVerification",
 "get /user/api/v1/withdraw-reasons": [
  "WithdrawReason"
 ],
 "post /user/api/v1/withdraw": "Done",
 "get /user/api/v1/auth/kcb/authentication-result": "Identity",
 "get /user/api/v1/feature/flag": "FeatureFlags",
 "get /user/api/v1/auth/b2c/org-code/validate": "Organization",
 "post /order/api/v1/guest/estimate": "CalculationPrice",
 "post /order/api/v1/guest/home-moving/estimate": "CalculationPrice",
 "post /order/api/v1/orders": {
  "id": "OrderId",
  "orderNo=\"\"": "s",
  "organizationId?": "s",
  "paymentUrl~": "w",
  "paymentDueAt~": "u",
  "paymentPhone~": "Phone"
 },
 "get /order/api/v1/orders": "OrderPage",
 "post /order/api/v1/home-moving/orders": {
  "id": "OrderId",
  "orderNo=\"\"": "s",
  "organizationId?": "s",
  "paymentUrl~": "w",
  "paymentDueAt~": "u",
  "paymentPhone~": "Phone"
 },
 "get /order/api/v1/orders/shipping-records": "ShippingRecordPage",
 "get /order/api/v1/orders/statistics": "Statistics",
 "post /order/api/v1/file/presigned": "PresignedFile",
 "get /order/api/v1/coupons": [
  "Coupon"
 ],
 "post /order/api/v1/coupons/register-user": "Coupon",
 "get /driver/api/v1/vehicle-pools": [
  "VehiclePool"
 ],
 "get /common/api/v1/services": [
  "Service"
 ],
 "get /common/api/v1/addresses": "AddressPage",
 "get /common/api/v1/addresses/at": "AddressAt",
 "post /notification/api/v1/firebase/customer/token": "Done",
 "get /order/api/v1/orders/{id}": "Order",
 "post /order/api/v1/orders/{id}/b2c-cancel": "Cancellation",
 "put /order/api/v1/orders/{id}/share": "ShareSettings",
 "post /order/api/v1/orders/{orderId}/images": [
  {
   "id": "s"
  }
 ],
 "post /order/api/v1/orders/{id}/submit-tip": "Tip",
 "get /order/api/v1/orders/{id}/status": "OrderProgress",
 "get /order/api/v1/orders/{id}/route": "OrderRoute",
 "get /order/api/v1/orders/{id}/reorder": "ReorderDraft",
 "get /order/api/v1/guest/orders/route/{id}": "OrderRoute",
 "get /order/api/v1/guest/mobis/orders/{orderId}": "PublicOrder",
 "get /order/api/v1/guest/orders/{organizationId}/{orderId}": "PublicOrder"
} as const;
