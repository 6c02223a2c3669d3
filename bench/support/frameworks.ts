const frameworks = new Set([
  'react',
  'react-dom',
  'scheduler',
  'react-router',
  '@react-router/dev',
  '@react-router/node',
  'cookie',
  'set-cookie-parser',
  'turbo-stream',
]);

/** React's and the router's own packages: their bytes are counted apart from ours. */
export function isFramework(name: string): boolean {
  return frameworks.has(name);
}
