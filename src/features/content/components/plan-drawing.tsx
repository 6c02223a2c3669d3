/** A small plan as the workspace draws it: walls in ink, furniture in the second voice, what is chosen or measured in the accent. Units are centimetres. */
export function PlanDrawing({ label }: { label: string }) {
  return (
    <span className="block">
      <span className="sr-only">{label}</span>
      <svg aria-hidden="true" viewBox="-90 -130 1160 870" className="aspect-[4/3] w-full rounded-s bg-surface" fill="none" strokeLinejoin="round">
        <path stroke="var(--color-line)" strokeWidth="2" d="M0-130V740M160-130V740M320-130V740M480-130V740M640-130V740M800-130V740M960-130V740M-90 0H1070M-90 160H1070M-90 320H1070M-90 480H1070M-90 640H1070" />
        <g stroke="var(--color-ink-soft)" strokeWidth="4">
          <path d={furniture} />
          <path d={doors} strokeWidth="3" />
        </g>
        <path stroke="var(--color-ink)" strokeWidth="18" strokeLinecap="square" d={walls} />
        <path stroke="var(--color-ink)" strokeWidth="4" d={windows} />
        <g stroke="var(--color-accent)" strokeWidth="4">
          <path d="M18 138h114v284H18z" strokeDasharray="12 10" />
          <path d="M0-50H560M0-66v32M560-66v32M1010 0V380M994 0h32M994 380h32" />
        </g>
        <g className="num" fill="var(--color-accent)" fontSize="36" textAnchor="middle">
          <text x="280" y="-66">{5600}</text>
          <text transform="translate(1056 190) rotate(-90)">{3800}</text>
        </g>
      </svg>
    </span>
  );
}

const walls = 'M200 640H0V0H150M420 0H960V110M960 270V640H300M560 0V190M560 290V470M560 560V640M560 380H960';
const windows = 'M150-8H420M150 8H420M952 110V270M968 110V270';
const doors = 'M200 640V540A100 100 0 0 1 300 640M560 290H660A100 100 0 0 0 560 190M560 470H650A90 90 0 0 1 560 560';
const furniture = [
  'M30 150h90v260H30zM55 180v200M30 180h90M30 380h90M55 280h65', // sofa
  'M150 160h200v240H150z', // rug
  'M190 210h90a15 15 0 0 1 15 15v110a15 15 0 0 1-15 15h-90a15 15 0 0 1-15-15v-110a15 15 0 0 1 15-15z', // low table
  'M390 200h90v90h-90zM455 200v90', // armchair
  'M340 470h160v90H340zM360 440h40v30M440 440h40v30M360 590h40v-30M440 590h40v-30', // dining table
  'M720 20h210v220H720zM720 90h210M735 32h85v44h-85zM830 32h85v44h-85z', // bed
  'M590 315h200v55H590zM690 315v55', // wardrobe
  'M700 400h110v50H700z M755 425m-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0', // basin
  'M770 550h170v75H770zM800 565h110a22 22 0 0 1 0 45H800a22 22 0 0 1 0-45z', // bath
].join('');
