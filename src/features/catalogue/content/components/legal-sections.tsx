import type { LegalSection, LegalTable } from '../legal/legal.ts';

export function LegalSections({ sections }: { sections: LegalSection[] }) {
  return (
    <div className="col-span-4 grid grid-cols-1 gap-14 pt-3 md:col-span-8">
      {sections.map(({ id, heading, paragraphs, list, table }) => (
        <section key={id} id={id} className="max-w-read">
          <h2 className="display text-h3">{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-4">
              {paragraph}
            </p>
          ))}
          {list !== undefined && (
            <ul className="mt-4 grid list-disc gap-2 pl-5 marker:text-ink-soft">
              {list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
          {table !== undefined && <Table heading={heading} table={table} />}
        </section>
      ))}
    </div>
  );
}

/** Wide tables scroll by themselves, also by keyboard; the page never scrolls sideways. */
function Table({ heading, table: { head, rows } }: { heading: string; table: LegalTable }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must take the focus
    <figure aria-label={heading} tabIndex={0} className="mt-6 overflow-x-auto">
      <table className="w-full min-w-lg border-collapse text-small">
        <thead>
          <tr className="border-b border-ink">
            {head.map((cell) => (
              <th key={cell} scope="col" className="py-2 pr-4 text-left align-bottom font-semibold">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()} className="border-b border-line align-top">
              {row.map((cell, column) => (
                <td key={head[column]} className="py-3 pr-4">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
