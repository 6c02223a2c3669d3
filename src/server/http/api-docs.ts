import type { OpenApi } from '#server/http/openapi.ts';

interface Operation {
  summary: string;
  tags: string[];
  'x-who'?: unknown;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: object } | undefined> }>;
}

/** The documentation of the calls as one page, without scripts, from the same OpenAPI document. */
export function apiDocs(document: OpenApi): string {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation: operation as Operation,
    })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? '');
  const body = [...groups]
    .map(([tag, list]) => `<section><h2>${escape(tag)}</h2>${list.map(section).join('')}</section>`)
    .join('');
  return (
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Hiên 轩: calls</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/api/docs.css"></head>` +
    `<body><header><h1>Calls</h1><p>${escape(document.info.description)} Base address: <code>${escape(document.servers[0]?.url ?? '')}</code>. <a href="/api/openapi.json">OpenAPI document</a></p></header><main>${body}</main></body></html>`
  );
}

function section({ path, method, operation }: { path: string; method: string; operation: Operation }): string {
  const inputs = operation.parameters
    .map(
      (p) =>
        `<li><code>${escape(p.name)}</code> <i>${p.in}${p.required ? ', required' : ''}</i> <code>${escape(short(p.schema))}</code></li>`,
    )
    .join('');
  const request = Object.entries(operation.requestBody?.content ?? {})
    .map(([type, { schema }]) => details(type === 'application/json' ? 'Body' : `Body, ${type}`, schema))
    .join('');
  const answers = Object.entries(operation.responses)
    .map(([status, { description }]) => `<li><code>${status}</code> ${escape(description)}</li>`)
    .join('');
  const data = operation.responses['200']?.content?.['application/json']?.schema;
  return `<article id="${escape(`${method}${path}`)}"><h3><b>${method}</b> <code>${escape(path)}</code></h3><p>${escape(operation.summary)}${operation['x-who'] ? ` <em>${escape(who(operation['x-who']))}</em>` : ''}</p>${inputs ? `<ul>${inputs}</ul>` : ''}${request}${data ? details('Answer', data) : ''}<ul>${answers}</ul></article>`;
}

function details(title: string, schema: object): string {
  return `<details><summary>${title}</summary><pre tabindex="0">${escape(JSON.stringify(schema, null, 2))}</pre></details>`;
}

function who(access: unknown): string {
  return typeof access === 'string' ? access : (access as { permission: string }).permission;
}

function short(schema: object): string {
  const { type, pattern, enum: values } = schema as { type?: string; pattern?: string; enum?: string[] };
  return values ? values.join(' | ') : `${type ?? ''}${pattern ? ` ${pattern}` : ''}`;
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

export const apiDocsCss = `:root{color-scheme:light dark;--ground:light-dark(#f4f3ed,#141a17);--ink:light-dark(#1c231f,#efeee6);--soft:light-dark(#545b54,#abb3aa);--line:light-dark(#d9d7cb,#323b35);--sunken:light-dark(#e9e8df,#0f1411);--accent:light-dark(#a51d53,#f28bb0)}
body{max-width:60rem;margin:0 auto;padding:40px 20px 120px;background:var(--ground);color:var(--ink);font:16px/26px "Be Vietnam Pro",system-ui,sans-serif}h1,h2{font-family:Literata,Georgia,serif;font-weight:400}h1{font-size:44px;line-height:1.2}h2{margin-top:64px;padding-top:16px;border-top:1px solid var(--ink)}h3{margin:32px 0 4px;font-size:16px}h3 b{color:var(--accent)}
article{padding-bottom:24px;border-bottom:1px solid var(--line)}code,pre{font:14px/22px ui-monospace,monospace;overflow-wrap:anywhere}pre{overflow:auto;padding:12px;background:var(--sunken);border-radius:3px}p,i,em,li{color:var(--soft)}em{font-style:normal;margin-left:8px;color:var(--ink)}ul{padding-left:20px}summary{min-height:32px;cursor:pointer}a{color:inherit}:focus-visible{outline:2px solid var(--accent);outline-offset:3px}`;
