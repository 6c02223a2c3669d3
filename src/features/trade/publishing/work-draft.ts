import type { GlbData } from '#features/foundation/glb/glb.ts';
import type { Trilingual } from '#lib/trilingual.ts';
import type { OwnPicture } from './components/pictures-field.tsx';
import type { OwnWork } from './work-form.ts';

/** What is known of a work before anybody has typed: the design as it was when *Publish* was pressed. */
export interface PublishedDesign {
  design: NonNullable<OwnWork['design']>;
  name: Trilingual;
  /** Square metres. */ area: number | null;
  room: string | null;
  /** Pieces in it, and how many of them can be bought now. */
  pieces: number;
  sold: number;
  /** Names of what is sold out. */ soldOut: string[];
  unnamedRooms: number;
  cameras: number;
  /** Rendered of it. */ pictures: OwnPicture[];
}

export type ModelKind = 'none' | 'design' | 'glb' | 'viewer';

/** A work being edited. Every kind of 3D keeps its input; `model` says which one counts. */
export interface WorkDraft {
  name: Trilingual;
  description: Trilingual;
  styles: string[];
  home: string | null;
  space: string | null;
  scene: string | null;
  room: string | null;
  area: number | null;
  pictures: OwnPicture[];
  model: ModelKind;
  design: OwnWork['design'];
  glb: GlbData | null;
  viewer: string;
  template: boolean;
}

/** A new work that begins with a design. */
export function draftOf({ design, name, area, room, pictures }: PublishedDesign): WorkDraft {
  return { ...formOf(null), name, area, room, pictures, design, model: 'design' };
}

export function formOf(work: OwnWork | null): WorkDraft {
  if (work === null)
    return {
      name: {},
      description: {},
      styles: [],
      home: null,
      space: null,
      scene: null,
      room: null,
      area: null,
      pictures: [],
      model: 'none',
      design: null,
      glb: null,
      viewer: '',
      template: true,
    };
  const { name, description, styles, home, space, scene, room, area, pictures, design, glb, viewer, template } = work;
  let model: 'design' | 'glb' | 'none' | 'viewer' = 'none';
  if (design) model = 'design';
  else if (glb) model = 'glb';
  else if (viewer !== null) model = 'viewer';
  return {
    name,
    description,
    styles,
    home,
    space,
    scene,
    room,
    area,
    pictures,
    design,
    glb,
    viewer: viewer ?? '',
    template,
    model,
  };
}

export function bodyOf({ model, design, glb, viewer, pictures, ...words }: WorkDraft): object {
  const shown = model === 'design' ? design : null;
  return {
    ...words,
    pictures: pictures.map(({ id }) => id),
    design: shown?.id ?? null,
    designVersion: shown?.version ?? null,
    glb: model === 'glb' ? (glb?.id ?? null) : null,
    viewer: model === 'viewer' ? viewer : null,
  };
}
