/** The files of messages that the workspace's words stand in. */
export const workspaceMessages = [
  'workspace',
  'comments',
  'start',
  'media',
  'furnish',
  'drawing',
  'designlist',
  'together',
  'versions',
  'render',
  'editor',
  'sun',
  'surfaces',
  'viewer',
  'export',
  'errors',
] as const;
