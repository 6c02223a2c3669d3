const longestFigure = 7;

/** What each way looks like, in the lines of the plan. */
export function DrawDrawing() {
  return (
    <svg viewBox="0 0 120 104" fill="none">
      <path d="M2.5 20V88H84V56" stroke="var(--color-ink)" strokeWidth="5" />
      <path d="M84 56V20H2.5" stroke="var(--color-line-strong)" strokeDasharray="3 4" />
      <circle cx="84" cy="56" r="4" fill="var(--color-accent)" />
      <path d="M100.5 20v36M96 20h9M96 56h9" stroke="var(--color-line-strong)" />
    </svg>
  );
}

/** With the sizes as they are typed, where they are short enough to stand on their lines. */
export function TypeDrawing({ form, width, depth }: { form: 'rectangle' | 'l'; width: string; depth: string }) {
  const room = { rectangle: 'M16.5 26.5h120v68h-120z', l: 'M16.5 26.5h120v34h-60v34h-60z' }[form];
  return (
    <svg viewBox="12 0 156 104" fill="none">
      <path d={room} stroke="var(--color-ink)" strokeWidth="5" />
      <path d="M14 10.5H139M14 6v9M139 6v9M156.5 24V97M152 24h9M152 97h9" stroke="var(--color-accent)" />
      {[width, depth].map(
        (text, turned) =>
          text.length <= longestFigure && (
            <text
              key={turned}
              transform={turned ? 'translate(160.5 60) rotate(-90)' : 'translate(76 14.5)'}
              textAnchor="middle"
              className="start-typed-figure"
            >
              {text}
            </text>
          ),
      )}
    </svg>
  );
}

export function DxfDrawing() {
  return (
    <svg viewBox="0 0 150 104" fill="none">
      <path d="M14.5 12.5h121v79h-121zM20.5 18.5h109v67h-109z" stroke="var(--color-ink)" />
      <path d="M74.5 18.5v38M80.5 18.5v38M74.5 56.5h6" stroke="var(--color-ink)" />
      <path d="M77.5 85.5v-24a24 24 0 0 1 24 24" stroke="var(--color-accent)" />
      <path d="M4 98.5h142M14.5 94v9M135.5 94v9" stroke="var(--color-line-strong)" />
    </svg>
  );
}

export function FileDrawing() {
  return (
    <svg viewBox="0 0 120 104" fill="none">
      <path d="M18.5 8.5h56l22 22v65h-78z" stroke="var(--color-line-strong)" />
      <path d="M74.5 8.5v22h22" stroke="var(--color-line-strong)" />
      <path d="M32.5 46v34h50V46z" stroke="var(--color-ink)" strokeWidth="4" />
      <path d="M60 46v18" stroke="var(--color-ink)" strokeWidth="3" />
    </svg>
  );
}

export function TraceDrawing() {
  return (
    <svg viewBox="0 0 150 104" fill="none">
      <rect width="150" height="104" fill="var(--color-sunken)" />
      <path d="M18 14h114v76H18zM66 14v40M18 54h48M66 76v14" stroke="var(--color-line-strong)" strokeWidth="4" />
      <path d="M32 14v76h58" stroke="var(--color-accent)" strokeWidth="2" />
      <circle cx="32" cy="14" r="4" fill="var(--color-ground)" stroke="var(--color-accent)" strokeWidth="2" />
      <circle cx="90" cy="90" r="4" fill="var(--color-accent)" />
    </svg>
  );
}
