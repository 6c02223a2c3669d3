import type { Point } from '#lib/vec2.ts';
import { decoderFor, type Decode } from './code-page.ts';
import { drawEntity } from './draw-entity.ts';
import { drawPath, type Vertex } from './draw-path.ts';
import type { DxfDrawing } from './dxf-drawing.ts';
import { addNumber, first, isPlace, newEntity, pointIn, type DxfEntity } from './dxf-entity.ts';
import { newHeader } from './dxf-header.ts';
import { newLayers } from './dxf-layers.ts';
import { dxfLimits } from './dxf-limits.ts';
import { newParts, type DxfParts } from './dxf-parts.ts';
import { DxfRefusal } from './dxf-refusal.ts';
import { expandBlocks, type DxfBlock } from './expand-blocks.ts';
import { groupReader, type GroupValue } from './group-reader.ts';
import { newBudget } from './strokes.ts';

interface DxfReader {
  push(chunk: Uint8Array): void;
  end(): DxfDrawing;
}

/** Follows the sections of a file: header, layers, blocks, and what is drawn. Everything else is passed over. */
export function dxfReader(): DxfReader {
  const header = newHeader();
  const layers = newLayers();
  const budget = newBudget();
  const model = newParts(budget);
  const blocks = new Map<string, DxfBlock>();
  let decode: Decode | null = null;
  let section = '';
  let awaitsSection = false;
  let ended = false;
  let block: DxfBlock | null = null;
  let entity: DxfEntity | null = null;
  /** The points of an old polyline come as entities of their own. */
  let path: { entity: DxfEntity; vertices: Vertex[] } | null = null;
  let leftOut = 0;
  let lastLayer = { letters: '0', number: 0 };

  const groups = groupReader((code, value) => {
    if (ended) return;
    if (code === 0) return begin(value.ascii().trim().toUpperCase());
    if (awaitsSection && code === 2) {
      section = value.ascii().trim().toUpperCase();
      awaitsSection = false;
    } else if (section === 'HEADER') header.group(code, value);
    else if (entity) add(entity, code, value);
  });

  function textIn(value: GroupValue): string {
    decode ??= decoderFor(header.header.version, header.header.codePage);
    return decode(value.bytes()).trim();
  }

  /** The same few names come with everything drawn. */
  function layerIn(value: GroupValue): number {
    const letters = value.ascii();
    if (letters.includes('?')) return layers.number(textIn(value));
    if (letters !== lastLayer.letters) lastLayer = { letters, number: layers.number(letters.trim()) };
    return lastLayer.number;
  }

  function add(to: DxfEntity, code: number, value: GroupValue): void {
    if (code >= 10 && code < 80) {
      if (code === 67) to.paper = value.number() === 1;
      // Heights: a plan has none.
      else if (code < 30 || code >= 40) addNumber(to, code, value.number());
    } else if (code >= 210 && code <= 230) addNumber(to, code, value.number());
    else if (code === 8) to.layer = layerIn(value);
    else if (code === 2) to.name = textIn(value);
    else if ((code === 1 || code === 3) && to.text.length < dxfLimits.letters * 4) to.text += textIn(value);
  }

  function begin(word: string): void {
    finish();
    entity = null;
    if (word === 'SECTION') {
      section = '';
      awaitsSection = true;
    } else if (word === 'ENDSEC') section = '';
    else if (word === 'EOF') ended = true;
    else if (section === 'TABLES' || section === 'BLOCKS' || section === 'ENTITIES') entity = newEntity(word);
  }

  /** All groups of an entity are there. */
  function finish(): void {
    if (!entity) return;
    if (section === 'TABLES') {
      if (entity.type === 'LAYER') layers.describe(entity);
      return;
    }
    if (section === 'BLOCKS' && entity.type === 'BLOCK') block = newBlock(entity);
    else if (section === 'BLOCKS' && entity.type === 'ENDBLK') block = null;
    else if (section === 'ENTITIES') draw(model, entity);
    else if (block) draw(block, entity);
  }

  function newBlock(given: DxfEntity): DxfBlock {
    if (blocks.size >= dxfLimits.blocks) throw new DxfRefusal('too_many', dxfLimits.blocks);
    const base: Point = { x: first(given, 10, 0), y: first(given, 20, 0) };
    const made = { ...newParts(budget), base: isPlace(base) ? base : { x: 0, y: 0 } };
    blocks.set(given.name.toUpperCase(), made);
    return made;
  }

  function draw(parts: DxfParts, given: DxfEntity): void {
    if (given.paper) return;
    if (given.type === 'POLYLINE') {
      // A mesh of faces (16, 64) is no line.
      path = (first(given, 70, 0) & 80) === 0 ? { entity: given, vertices: [] } : null;
    } else if (given.type === 'VERTEX') addVertex(given);
    else if (given.type === 'SEQEND') {
      if (path && !drawPath(parts, path.entity, path.vertices, (first(path.entity, 70, 0) & 1) === 1)) leftOut++;
      path = null;
    } else if (drawEntity[given.type]?.(parts, given) === false) leftOut++;
  }

  function addVertex(given: DxfEntity): void {
    // The points of a curve's frame (16) are beside the line.
    if (!path || (first(given, 70, 0) & 16) === 16) return;
    if (path.vertices.length >= dxfLimits.numbers) throw new DxfRefusal('too_many', dxfLimits.numbers);
    path.vertices.push({ ...pointIn(given, 10), bulge: first(given, 42, 0) });
  }

  let begun = false;
  let opening = new Uint8Array(0);
  return {
    push(chunk) {
      if (begun) return groups.push(chunk);
      opening = joined(opening, chunk);
      if (opening.length < longestSignature) return;
      begun = true;
      groups.push(withoutSignature(opening));
    },
    end() {
      if (!begun) groups.push(withoutSignature(opening));
      const count = groups.end();
      if (count === 0) throw new DxfRefusal('not_dxf', 1);
      // Without its end a part may be missing, and nobody would see which.
      if (!ended) throw new DxfRefusal('cut_off');
      const { parts, leftOut: unplaced, steps } = expandBlocks(model, blocks);
      if (parts.lines.count + parts.chords.count + parts.texts.length === 0) throw new DxfRefusal('nothing');
      const { lines, chords, arcs, texts } = parts;
      return {
        header: header.header,
        layers: layers.list(),
        lines,
        chords,
        arcs,
        texts,
        leftOut: leftOut + unplaced,
        steps: count + steps,
      };
    },
  };
}

const longestSignature = 24;

/** Files of the same family that are something else are named for what they are. */
function withoutSignature(opening: Uint8Array): Uint8Array {
  const text = new TextDecoder('windows-1252').decode(opening.subarray(0, longestSignature));
  if (/^AC[12]\.?\d/.test(text)) throw new DxfRefusal('dwg');
  if (text.startsWith('AutoCAD Binary DXF')) throw new DxfRefusal('binary');
  const marked = opening[0] === 0xef && opening[1] === 0xbb && opening[2] === 0xbf;
  return marked ? opening.subarray(3) : opening;
}

function joined(a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(a.length + b.length);
  both.set(a);
  both.set(b, a.length);
  return both;
}
