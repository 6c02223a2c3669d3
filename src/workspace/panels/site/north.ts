/** The document counts counter-clockwise from the top of the plan; a compass and people the other way. */
export function clockwise(north: number): number {
  return ((-north % 360) + 360) % 360;
}

/** Back again, between −180 and 180. */
export function northOf(degrees: number): number {
  const turned = clockwise(degrees);
  return turned > 180 ? turned - 360 : turned;
}
