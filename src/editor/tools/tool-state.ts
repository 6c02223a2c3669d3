export type ToolState = { readonly tool: 'select'; readonly state: 'idle' };
