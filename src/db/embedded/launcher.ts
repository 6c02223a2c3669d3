/** PostgreSQL refuses to run as root, so as root it is started through something that changes the user. */
export interface Launcher {
  name: string;
  prefix: string[];
  /** Who must own the files; absent when it is the current user. */
  owner?: Owner;
}

export interface Owner {
  uid: number;
  gid: number;
}

export interface Account extends Owner {
  name: string;
}

/** The ways worth trying, best first. `known` says that we have a name in the system: initdb insists on one. */
export function launchersFor(me: Owner, known: boolean, owner: Owner, accounts: Account[]): Launcher[] {
  const plain: Launcher = { name: 'plainly', prefix: [] };
  const namespace: Launcher = { name: 'in a user namespace', prefix: namespacePrefix(accounts) };
  if (me.uid !== 0) return known ? [plain] : [namespace, plain];
  const other = owner.uid === 0 ? unprivilegedOwner(accounts) : owner;
  const asOther = [
    capabilityLauncher(other),
    { name: `as user ${other.uid}`, prefix: setprivCommand(other), owner: other },
  ];
  return owner.uid === 0 ? [namespace, ...asOther] : asOther;
}

/** Accounts as in /etc/passwd. */
export function parseAccounts(passwd: string): Account[] {
  return passwd
    .split('\n')
    .filter((line) => line.split(':').length >= 7)
    .map((line) => {
      const [name = '', , uid, gid] = line.split(':');
      return { name, uid: Number(uid), gid: Number(gid) };
    });
}

/**
 * Only a number with a name will do (initdb), and not `nobody`, which stands for every foreign file inside a namespace.
 */
function namespacePrefix(accounts: Account[]): string[] {
  const inside = accounts.find(({ uid }) => uid !== 0 && uid < 65534) ?? unprivilegedOwner(accounts);
  return ['unshare', '--user', `--map-user=${inside.uid}`, `--map-group=${inside.gid}`, '--'];
}

function unprivilegedOwner(accounts: Account[]): Owner {
  const found = ['postgres', 'nobody'].map((name) => accounts.find((account) => account.name === name)).find(Boolean);
  return found ?? { uid: 65534, gid: 65534 };
}

/**
 * Another user that may pass closed folders, for data or binaries inside a 0700 home where namespaces are refused.
 * It keeps this one capability of root's and loses all others; without `no_setuid_fixup`, access(2) would ignore it.
 */
function capabilityLauncher(owner: Owner): Launcher {
  const keep = [
    '--securebits=+no_setuid_fixup',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=-all,+dac_override',
    '--bounding-set=-all,+dac_override',
  ];
  return {
    name: `as user ${owner.uid} that may pass closed folders`,
    prefix: [...setprivCommand(owner), ...keep],
    owner,
  };
}

function setprivCommand(owner: Owner): string[] {
  return ['setpriv', `--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups'];
}
