import { Link } from 'react-router';
import type { ArticlePart } from './article-parts.ts';
import { spansOf, type Span } from './rich-text.ts';

/** One part of an article as a page sets it. */
export function RichPart({ part, id }: { part: ArticlePart; id?: string }) {
  if ('items' in part) {
    const items = part.items.map((item) => (
      <li key={item}>
        <RichLine line={item} />
      </li>
    ));
    return part.kind === 'steps' ? (
      <ol className="mt-4 grid max-w-read list-decimal gap-2 pl-6 marker:text-ink-soft">{items}</ol>
    ) : (
      <ul className="mt-4 grid max-w-read list-disc gap-2 pl-5 marker:text-ink-soft">{items}</ul>
    );
  }
  if (part.kind === 'heading')
    return (
      <h2 id={id} className="display mt-12 max-w-read text-h3 first:mt-0">
        <RichLine line={part.text} />
      </h2>
    );
  if (part.kind === 'subheading')
    return (
      <h3 className="mt-8 max-w-read font-semibold first:mt-0">
        <RichLine line={part.text} />
      </h3>
    );
  if (part.kind === 'quote')
    return (
      <blockquote className="mt-6 max-w-read border-l-2 border-line-strong pl-4 text-lead first:mt-0">
        <RichLine line={part.text} />
      </blockquote>
    );
  return (
    <p className="mt-4 max-w-read first:mt-0">
      <RichLine line={part.text} />
    </p>
  );
}

/** One line with its marks. React writes text as text, so nothing in it can become markup. */
function RichLine({ line }: { line: string }) {
  return spansOf(line).map((span, at) => <Run key={`${at} ${span.text}`} span={span} />);
}

function Run({ span: { text, look, href } }: { span: Span }) {
  if (href?.startsWith('/'))
    return (
      <Link to={href} className="link">
        {text}
      </Link>
    );
  if (href !== undefined)
    return (
      <a href={href} className="link" rel="noopener noreferrer">
        {text}
      </a>
    );
  if (look === 'strong') return <strong className="font-semibold">{text}</strong>;
  return look === 'em' ? <em>{text}</em> : text;
}
