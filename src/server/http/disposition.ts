/**
 * The header that has a file saved instead of shown (RFC 6266). Old clients get an ASCII name, all others the real one
 * in RFC 8187's encoding; no character of a name can end the header or the quotation.
 */
export function attachmentNamed(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replaceAll('Đ', 'D')
    .replace(/[^\w .()+-]/g, '_');
  if (plain === name) return `attachment; filename="${name}"`;
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)}`;
}
