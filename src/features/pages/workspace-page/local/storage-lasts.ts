/** Whether this browser has promised not to clear what a site keeps when it runs short of space. */
export async function storageLasts(): Promise<boolean> {
  return (await navigator.storage?.persisted?.()) ?? false;
}

/** Asks for that promise; some browsers ask the person, so only where they began something. */
export async function askStorageToLast(): Promise<void> {
  await navigator.storage?.persist?.().catch(() => false);
}
