-- Times are epoch milliseconds. A column `nameJson` contains the contract's field `name` as JSON.
CREATE TABLE IF NOT EXISTS meta (name TEXT PRIMARY KEY, value TEXT NOT NULL);

CREATE TABLE IF NOT EXISTS organizations (
  id TEXT PRIMARY KEY,
  code TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  type INTEGER NOT NULL,
  expiresAt INTEGER
);

CREATE TABLE IF NOT EXISTS users (
  id TEXT PRIMARY KEY,
  phoneNumber TEXT UNIQUE,
  name TEXT NOT NULL,
  passwordHash TEXT,
  customerType INTEGER NOT NULL,
  loginTypeCd INTEGER NOT NULL,
  organizationId TEXT REFERENCES organizations(id),
  isMarketingAgreed INTEGER NOT NULL DEFAULT 0,
  point INTEGER NOT NULL DEFAULT 0,
  customerKey TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  withdrawnAt INTEGER,
  withdrawReasonsJson TEXT
);

CREATE TABLE IF NOT EXISTS sessions (
  tokenHash TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users(id),
  expiresAt INTEGER NOT NULL
);
CREATE INDEX IF NOT EXISTS sessionsOfUser ON sessions(userId);

CREATE TABLE IF NOT EXISTS socialAccounts (
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  userId TEXT NOT NULL REFERENCES users(id),
  PRIMARY KEY (provider, subject)
);

CREATE TABLE IF NOT EXISTS oauthCodes (
  code TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  redirectUri TEXT NOT NULL,
  state TEXT NOT NULL,
  challenge TEXT,
  expiresAt INTEGER NOT NULL,
  usedAt INTEGER
);

CREATE TABLE IF NOT EXISTS signUpTokens (
  token TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  subject TEXT NOT NULL,
  expiresAt INTEGER NOT NULL,
  usedAt INTEGER
);

CREATE TABLE IF NOT EXISTS identityChecks (
  registerToken TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  phoneNumber TEXT NOT NULL,
  expiresAt INTEGER NOT NULL,
  usedAt INTEGER
);

CREATE TABLE IF NOT EXISTS passwordCodes (
  phoneNumber TEXT PRIMARY KEY,
  code TEXT NOT NULL,
  sentAt INTEGER NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  usedAt INTEGER
);

CREATE TABLE IF NOT EXISTS verifications (
  token TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users(id),
  expiresAt INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS throttles (
  name TEXT PRIMARY KEY,
  failures INTEGER NOT NULL,
  since INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS pushTokens (
  token TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users(id),
  savedAt INTEGER NOT NULL
);

CREATE TABLE IF NOT EXISTS orders (
  id TEXT PRIMARY KEY,
  orderNo TEXT NOT NULL UNIQUE,
  ownerId TEXT REFERENCES users(id),
  organizationId TEXT NOT NULL,
  orderType TEXT NOT NULL,
  status INTEGER NOT NULL,
  hierarchy INTEGER NOT NULL DEFAULT 0,
  parentId TEXT,
  isPartner INTEGER NOT NULL DEFAULT 0,
  vehiclePoolId TEXT NOT NULL,
  vehicleClass TEXT NOT NULL,
  createdAt INTEGER NOT NULL,
  appointmentAt INTEGER,
  pickup TEXT NOT NULL,
  dropoff TEXT NOT NULL,
  contactName TEXT NOT NULL,
  stopCount INTEGER NOT NULL,
  waypointsJson TEXT NOT NULL,
  flagsJson TEXT NOT NULL,
  servicesJson TEXT NOT NULL,
  remark TEXT NOT NULL,
  goodsJson TEXT,
  calculationPriceJson TEXT NOT NULL,
  total INTEGER NOT NULL,
  couponId TEXT,
  couponDiscount INTEGER NOT NULL DEFAULT 0,
  pay TEXT NOT NULL,
  payer TEXT,
  paidPoint INTEGER NOT NULL DEFAULT 0,
  paymentToken TEXT,
  paymentPhone TEXT,
  guestJson TEXT,
  cashReceiptJson TEXT,
  driverJson TEXT,
  planJson TEXT NOT NULL,
  frozenAt INTEGER,
  positionAgeMs INTEGER NOT NULL DEFAULT 0,
  nextChangeAt INTEGER,
  historyJson TEXT NOT NULL,
  tip INTEGER NOT NULL DEFAULT 0,
  cancellationJson TEXT,
  plainText TEXT NOT NULL,
  choseongText TEXT NOT NULL
);
-- These indexes cover all filters and sort orders of the list, so that SQLite reads the wide rows only for one page.
CREATE INDEX IF NOT EXISTS ordersByDate ON orders(ownerId, createdAt, id, status, orderType);
CREATE INDEX IF NOT EXISTS ordersByTotal ON orders(ownerId, total, createdAt, id, status, orderType);
CREATE INDEX IF NOT EXISTS ordersBySearch ON orders(
  ownerId, createdAt, id, status, orderType, plainText, choseongText
);
CREATE INDEX IF NOT EXISTS ordersByStatus ON orders(ownerId, status, createdAt);
CREATE INDEX IF NOT EXISTS ordersDue ON orders(nextChangeAt) WHERE nextChangeAt IS NOT NULL;
CREATE INDEX IF NOT EXISTS ordersByPaymentToken ON orders(paymentToken) WHERE paymentToken IS NOT NULL;
CREATE INDEX IF NOT EXISTS ordersByParent ON orders(parentId) WHERE parentId IS NOT NULL;

CREATE TABLE IF NOT EXISTS idempotencyKeys (
  credential TEXT NOT NULL,
  key TEXT NOT NULL,
  bodyHash TEXT NOT NULL,
  orderId TEXT NOT NULL REFERENCES orders(id),
  PRIMARY KEY (credential, key)
);

-- Text messages; nothing is sent, /sandbox-inbox shows them. `path` is a page of the sandbox.
CREATE TABLE IF NOT EXISTS messages (
  phoneNumber TEXT NOT NULL,
  text TEXT NOT NULL,
  path TEXT,
  sentAt INTEGER NOT NULL
);

-- Payments that customers approved in the simulated BrandPay; `confirmedFor` is the order that used the payment.
CREATE TABLE IF NOT EXISTS brandpayPayments (
  paymentKey TEXT PRIMARY KEY,
  attemptId TEXT NOT NULL UNIQUE,
  customerKey TEXT NOT NULL,
  amount INTEGER NOT NULL,
  isRefused INTEGER NOT NULL,
  confirmedFor TEXT
);

CREATE TABLE IF NOT EXISTS shippingRecords (
  id TEXT PRIMARY KEY,
  userId TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  addressJson TEXT NOT NULL,
  addressDetail TEXT NOT NULL,
  contactName TEXT NOT NULL,
  mobileNo TEXT NOT NULL,
  usedAt INTEGER NOT NULL,
  plainText TEXT NOT NULL,
  choseongText TEXT NOT NULL,
  UNIQUE (userId, fingerprint)
);
CREATE INDEX IF NOT EXISTS shippingRecordsByUse ON shippingRecords(userId, usedAt);

CREATE TABLE IF NOT EXISTS coupons (
  id TEXT PRIMARY KEY,
  userId TEXT NOT NULL REFERENCES users(id),
  couponNumber TEXT NOT NULL,
  name TEXT NOT NULL,
  discountType TEXT NOT NULL,
  discountValue INTEGER NOT NULL,
  maxDiscount INTEGER,
  minPrice INTEGER NOT NULL,
  orderTypesJson TEXT NOT NULL,
  paysJson TEXT NOT NULL,
  expiresAt INTEGER NOT NULL,
  usedAt INTEGER,
  UNIQUE (userId, couponNumber)
);

CREATE TABLE IF NOT EXISTS files (
  key TEXT PRIMARY KEY,
  contentType TEXT NOT NULL,
  bytes BLOB NOT NULL,
  sha256 TEXT NOT NULL
);

CREATE TABLE IF NOT EXISTS orderImages (
  id TEXT PRIMARY KEY,
  orderId TEXT NOT NULL REFERENCES orders(id),
  key TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  kind TEXT,
  room TEXT,
  takenAt INTEGER,
  item TEXT,
  createdAt INTEGER NOT NULL,
  UNIQUE (orderId, key)
);

-- What the owner shares on the public page; an order without a row shares everything.
CREATE TABLE IF NOT EXISTS orderShares (
  orderId TEXT PRIMARY KEY REFERENCES orders(id),
  settingsJson TEXT NOT NULL
);
