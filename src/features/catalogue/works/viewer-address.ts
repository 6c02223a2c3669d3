/**
 * The host of a viewer's address, if it may be embedded: https, no credentials in it, a host of the operator's list or
 * a subdomain.
 */
export function viewerHost(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, port, hostname } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? hostname : null;
}
