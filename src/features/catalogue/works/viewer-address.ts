/**
 * The host of a viewer's address, where it is one we let into a frame: https, no name and password in it, a host of the
 * operator's list or below one.
 */
export function viewerHost(address: string, hosts: readonly string[]): string | null {
  if (!URL.canParse(address)) return null;
  const { protocol, username, password, port, hostname } = new URL(address);
  if (protocol !== 'https:' || username !== '' || password !== '' || port !== '') return null;
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`)) ? hostname : null;
}
