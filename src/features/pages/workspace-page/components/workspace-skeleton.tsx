/** While the workspace is being fetched: its bar with the design's name, and an empty sheet. */
export function WorkspaceSkeleton({ name }: { name: string }) {
  return (
    <div className="flex h-dvh flex-col bg-surface" aria-busy>
      <div className="flex h-14 items-center border-b border-line bg-ground px-16 text-small font-medium">{name}</div>
    </div>
  );
}
