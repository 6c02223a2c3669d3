const name = 'hien-session';

/** Tells the other tabs that somebody came or went; they look again instead of showing a person who has left. */
export function announceSession(): void {
  const channel = new BroadcastChannel(name);
  channel.postMessage(null);
  channel.close();
}

export function onSessionAnnounced(listener: () => void): () => void {
  const channel = new BroadcastChannel(name);
  channel.addEventListener('message', listener);
  return () => channel.close();
}
