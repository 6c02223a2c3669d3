export function SessionSync() {
  return null;
}
