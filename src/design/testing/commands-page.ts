import { commandExamples } from '#design/testing/command-examples.ts';

/** docs/commands.md, made of the examples: what a program can do to a design. */
export function commandsPage(): string {
  const parts = commandExamples.map(
    ({ does, command }) => `## ${command.kind}\n\n${does}\n\n\`\`\`json\n${JSON.stringify(command)}\n\`\`\`\n`,
  );
  return `${[opening, ...parts].join('\n')}`;
}

const opening = `# Commands

Everything that can be done to a design, one example each, as \`POST /api/designs/{id}/commands\` takes them ([how](programs.md)). Lengths are millimetres, angles degrees to the left. Sent in this order to a new design none is refused. The exact shapes are in the OpenAPI document that \`/api/docs\` links to.

This page is written by \`node scripts/docs-commands.ts\`.
`;
