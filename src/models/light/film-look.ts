/** How light becomes a picture, for the tracer's photographs and for the live view alike. */
export const filmLook = {
  /** What the meter calls white is exposed this much: whites keep their form below the film's shoulder. */
  exposure: 0.68,
  /**
   * Light above paper's is brought down on this scale: sunlight on a floor is 15 times as bright as the room and must
   * keep its boards.
   */
  sunny: 0.5,
  /** Light below paper's is lifted as a photographer fills corners: its brightness to this power. */
  fill: 0.96,
  /** How much of the colour that light has in one place but not in another is taken away, as eyes do. */
  adapted: 0.5,
  nightAdapted: 0.3,
  /** For darker surfaces the incident light cannot be estimated: it would be noise. */
  darkest: 0.04,
  /** The open air's contrast, and how bright its middle is beside paper: leaves stay green and readable (LOOK §7). */
  airContrast: 0.85,
  airMiddle: 0.5,
  /** Up to here light stays almost linear: what someone buys must look like what they saw. */
  plain: 0.7,
  /** How fast it bends above: white is reached only at infinity. */
  bend: 0.9,
  /** Shadows deepen a little, as on film. */
  toe: 0.26,
  /** How much the hue is held where channels bend each by itself: film lets bright colours pale. */
  held: 0.35,
} as const;
