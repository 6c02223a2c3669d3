/** A design's name as a file's, without signs a file system does not take. */
export function fileName(name: string): string {
  return (
    name
      .slice(0, 200)
      .replace(/[\\/:*?"<>|\p{Cc}\s]+/gu, ' ')
      .trim()
      .slice(0, 80) || 'hien'
  );
}
