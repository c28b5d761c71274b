/** 홍길동 → 홍*동, 이준 → 이*. */
export function maskedName(name: string): string {
  const letters = Array.from(name);
  if (letters.length < 3) return `${letters[0] ?? ''}${letters.length > 1 ? '*' : ''}`;
  return `${letters[0]}${'*'.repeat(letters.length - 2)}${letters.at(-1)}`;
}

/** +821012345678 → 010-****-5678; other numbers keep only the last four digits. */
export function maskedPhone(phone: string): string {
  const local = phone.replace(/^\+82/, '0');
  const mobile = /^(01\d)\d{3,4}(\d{4})$/.exec(local);
  return mobile ? `${mobile[1]}-****-${mobile[2]}` : `****-${local.slice(-4)}`;
}
