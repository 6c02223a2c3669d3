/** The files of messages that the workspace's words stand in. */
export const workspaceMessages = [
  'workspace',
  'start',
  'media',
  'furnish',
  'designlist',
  'versions',
  'editor',
  'sun',
  'surfaces',
  'viewer',
  'errors',
] as const;
