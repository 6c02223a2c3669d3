import { factsOf, planLinesOf, placeOf, type DrawingChoice, type DrawingFacts } from '#exchange/dxf/drawing-facts.ts';
import { paintDrawing } from '#exchange/dxf/paint-drawing.ts';
import { proposeWalls } from '#exchange/dxf/propose/propose-walls.ts';
import { roomTypeFor } from '#exchange/dxf/propose/room-words.ts';
import type { DxfDrawing } from '#exchange/dxf/read/dxf-drawing.ts';
import { readDxf } from '#exchange/dxf/read/read-dxf.ts';
import { underlaySheet } from '#exchange/dxf/underlay-sheet.ts';
import { pictureLimits } from '#lib/picture.ts';
import type { DrawingPicture, DrawingRefusal, DrawingView, ReadWalls } from '#workspace/ports/drawings-port.ts';

/** What the page asks of the worker, and what it answers. */
export type DrawingQuestion =
  | { kind: 'read'; file: Blob }
  | { kind: 'view'; choice: DrawingChoice; width: number; height: number; ink: string }
  | { kind: 'picture'; choice: DrawingChoice }
  | { kind: 'walls'; choice: DrawingChoice };
export interface DrawingAnswers {
  read: DrawingFacts | DrawingRefusal;
  view: DrawingView;
  picture: DrawingPicture;
  walls: ReadWalls | DrawingRefusal;
}

interface DrawingDesk {
  /** The answer of the question's own kind. */
  ask(question: DrawingQuestion, onRead: (share: number) => void): Promise<DrawingAnswers[DrawingQuestion['kind']]>;
}

/** One drawing on the desk of the worker: read once, asked many times. */
export function drawingDesk(): DrawingDesk {
  let open: DxfDrawing | null = null;

  async function read(file: Blob, onRead: (share: number) => void): Promise<DrawingAnswers['read']> {
    const result = await readDxf(chunksOf(file), file.size, (bytes) => onRead(bytes / Math.max(1, file.size)));
    if (!result.ok) return { refused: result.reason, detail: result.detail };
    open = result.drawing;
    return factsOf(open);
  }

  /** Null where nothing is drawn on the layers. */
  function placed(choice: DrawingChoice) {
    const place = open && placeOf(open, choice);
    return open && place ? { drawing: open, place } : null;
  }

  function view({ choice, width, height, ink }: Extract<DrawingQuestion, { kind: 'view' }>): DrawingView {
    const found = placed(choice);
    if (!found) return { picture: null, size: { width: 0, height: 0 } };
    const { left, right, bottom, top } = found.place.bounds;
    const canvas = new OffscreenCanvas(width, height);
    const paper = canvas.getContext('2d');
    // A little paper around it.
    const [across, up] = [(right - left) * 0.03, (top - bottom) * 0.03];
    const bounds = { left: left - across, right: right + across, bottom: bottom - up, top: top + up };
    if (paper) paintDrawing(found.drawing, choice, { ...found.place, bounds }, { paper, width, height, ink });
    return { picture: paper && canvas.transferToImageBitmap(), size: { width: right - left, height: top - bottom } };
  }

  async function picture(choice: DrawingChoice): Promise<DrawingPicture> {
    const found = placed(choice);
    if (!found) throw new Error('nothing is drawn on these layers');
    const { across, down, at, width, ratio, bounds } = underlaySheet(found.place.bounds, pictureLimits.storedSide);
    const canvas = new OffscreenCanvas(across, down);
    const paper = canvas.getContext('2d');
    if (!paper) throw new Error('this browser draws nothing');
    paper.fillStyle = '#ffffff';
    paper.fillRect(0, 0, across, down);
    const sheet = { paper, width: across, height: down, ink: '#1c231f' };
    paintDrawing(found.drawing, choice, { ...found.place, bounds }, sheet);
    return { picture: await canvas.convertToBlob({ type: 'image/png' }), at, width, ratio };
  }

  function walls(choice: DrawingChoice): ReadWalls | DrawingRefusal {
    const found = placed(choice);
    const proposal = found ? proposeWalls(planLinesOf(found.drawing, choice, found.place)) : { refused: 'no_walls' };
    if ('refused' in proposal) return { refused: proposal.refused, detail: '' };
    return {
      walls: proposal.walls,
      names: proposal.names.map((name) => ({ ...name, type: roomTypeFor(name.text) })),
    };
  }

  return {
    async ask(question, onRead) {
      if (question.kind === 'read') return read(question.file, onRead);
      if (question.kind === 'view') return view(question);
      return question.kind === 'picture' ? await picture(question.choice) : walls(question.choice);
    },
  };
}

/** A part at a time: a file of 200 MB is never in memory as a whole. */
async function* chunksOf(file: Blob): AsyncGenerator<Uint8Array> {
  const part = 1 << 20;
  for (let at = 0; at < file.size; at += part) yield new Uint8Array(await file.slice(at, at + part).arrayBuffer());
}
