/** A small plan as the workspace draws it: walls in ink, furniture in the second voice, what is measured in the accent. Units are centimetres. */
export function PlanDrawing({ label }: { label: string }) {
  return (
    <span className="block">
      <span className="sr-only">{label}</span>
      <svg aria-hidden="true" viewBox="-100 -100 1160 870" className="aspect-[4/3] w-full rounded-s bg-surface" fill="none" strokeLinecap="square">
      <g stroke="var(--color-line)" strokeWidth="3">
        {[160, 320, 480, 640, 800].map((x) => <path key={x} d={`M${x} -100V770`} />)}
        {[120, 280, 440, 600].map((y) => <path key={y} d={`M-100 ${y}H1060`} />)}
      </g>
      <path stroke="var(--color-ink)" strokeWidth="20" d="M0 0H180M400 0H960V220M960 420V640H660M560 640H0V0M560 0V150M560 260V640M560 380H660M760 380H960" />
      <path stroke="var(--color-ink)" strokeWidth="5" d="M180 -8H400M180 8H400M952 220V420M968 220V420" />
      <path stroke="var(--color-ink-soft)" strokeWidth="4" d="M560 260H450A110 110 0 0 1 560 150M560 640V540A100 100 0 0 1 660 640M660 380V480A100 100 0 0 0 760 380" />
      <g stroke="var(--color-ink-soft)" strokeWidth="5" strokeLinejoin="round">
        <path d="M40 300h95v270H40zM40 330h65v210H40M105 435H40" />
        <path d="M220 360h210v160H220zM270 40h40v40h-40zM660 40h260v190H660zM700 40v190M690 60h0" />
        <circle cx="325" cy="200" r="62" />
        <path d="M300 118h50v20h-50zM300 262h50v20h-50zM620 430h120v50H620zM860 560h60v40h-60z" />
      </g>
      <g stroke="var(--color-accent)" strokeWidth="5">
        <path d="M0 -55H560M0 -75V-35M560 -75V-35" />
        <path d="M40 285h95v300H40z" strokeDasharray="14 12" />
      </g>
      <text x="280" y="-68" textAnchor="middle" fontSize="38" fill="var(--color-accent)" stroke="none" className="num">{5600}</text>
    </svg>
    </span>
  );
}
