interface Measured {
  width: number | null;
  depth: number | null;
  height: number | null;
}

/** Millimetres and share two sizes of one piece may differ by: feet, cushions, rounding. */
const slack = { millimetres: 10, share: 0.03 } as const;
const sides = ['width', 'depth', 'height'] as const;

/** Whether a 3D file has another size than its variant says. What is not filled in yet contradicts nothing. */
export function contradictsSize(file: Measured, variant: Measured): boolean {
  return sides.some((side) => {
    const [drawn, said] = [file[side], variant[side]];
    return drawn !== null && said !== null && Math.abs(drawn - said) > Math.max(slack.millimetres, said * slack.share);
  });
}
