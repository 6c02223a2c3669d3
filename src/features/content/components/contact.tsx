import { useShell } from '#features/accounts/use-viewer.ts';

/** Who runs the site and how to reach them, as the settings say. */
export function Contact({ labels }: { labels: { email: string; address: string } }) {
  const { company } = useShell().settings;
  return (
    <dl className="grid max-w-lg gap-4 text-small sm:grid-cols-2">
      <div>
        <dt className="text-ink-soft">{labels.email}</dt>
        <dd><a href={`mailto:${company.email}`} className="link inline-flex min-h-11 items-center break-all">{company.email}</a></dd>
      </div>
      <div>
        <dt className="text-ink-soft">{labels.address}</dt>
        <dd className="py-2.5">{company.name}<br />{company.address}</dd>
      </div>
    </dl>
  );
}
