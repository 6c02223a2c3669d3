/** While the workspace is being fetched: its bar with the design's name, and an empty sheet. */
export function WorkspaceSkeleton({ name }: { name: string }) {
  return (
    <main className="flex h-dvh flex-col bg-surface" aria-busy>
      <h1 className="flex h-14 items-center border-b border-line bg-ground px-16 text-small font-medium">{name}</h1>
    </main>
  );
}
