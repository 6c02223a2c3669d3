import type { Box } from '#models/geometry/mesh.ts';
import type { CameraPose } from '#viewer/camera-pose.ts';
import { measureLines } from '#viewer/stage/measure-lines.ts';

const svg = 'http://www.w3.org/2000/svg';

/**
 * Three lines with figures over the picture, updated with each frame; outside React because it changes sixty times a
 * second.
 */
export function drawMeasures(sheet: SVGSVGElement, box: Box | null, look: CameraPose): void {
  const lines = box ? measureLines(box, look, { width: sheet.clientWidth, height: sheet.clientHeight }) : [];
  while (sheet.children.length > lines.length) sheet.lastChild!.remove();
  while (sheet.children.length < lines.length) sheet.append(emptyLine());
  lines.forEach(({ from, to, millimetres }, i) => {
    const [path, halo, words] = [...sheet.children[i]!.children];
    const dx = to.x - from.x;
    const dy = to.y - from.y;
    const length = Math.max(1, Math.hypot(dx, dy));
    const nx = (-dy / length) * 5;
    const ny = (dx / length) * 5;
    path!.setAttribute(
      'd',
      `M${from.x} ${from.y}L${to.x} ${to.y}M${from.x - nx} ${from.y - ny}l${nx * 2} ${ny * 2}M${to.x - nx} ${to.y - ny}l${nx * 2} ${ny * 2}`,
    );
    for (const text of [halo!, words!]) {
      text.setAttribute('x', String((from.x + to.x) / 2));
      text.setAttribute('y', String((from.y + to.y) / 2));
      text.textContent = `${millimetres} mm`;
    }
  });
}

/** A line and its figure, the figure twice: once broad in the shade's colour, so that it can be read over anything. */
function emptyLine(): SVGGElement {
  const group = document.createElementNS(svg, 'g');
  const path = document.createElementNS(svg, 'path');
  path.setAttribute('class', 'stroke-accent-on-shade');
  path.setAttribute('stroke-width', '1.5');
  path.setAttribute('fill', 'none');
  const texts = ['fill-none stroke-shade', 'fill-on-shade'].map((look) => {
    const text = document.createElementNS(svg, 'text');
    text.setAttribute('class', `text-small font-medium ${look}`);
    text.setAttribute('stroke-width', '5');
    text.setAttribute('stroke-linejoin', 'round');
    text.setAttribute('text-anchor', 'middle');
    text.setAttribute('dominant-baseline', 'central');
    return text;
  });
  group.append(path, ...texts);
  return group;
}
