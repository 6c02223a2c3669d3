export const serveFlags: readonly string[];
export const serveEnvironment: Readonly<Record<string, string>>;
