import { Group, Raycaster, Vector3, type Object3D } from 'three';
import type { Placement3 } from '#elements/placed-part.ts';
import type { Vec3 } from '#lib/vec.ts';
import type { Box } from '#models/geometry/mesh.ts';
import { fromStage, toStage } from '#viewer/camera-pose.ts';
import { placedCorners } from '#viewer/home/placed-box.ts';

/** A merchant's file as it can be set up: metres, Y up, its bounds in our axes. */
export interface Upload {
  group: Object3D;
  box: Box;
  dispose(): void;
}
export type LoadUpload = (model: string) => Promise<Upload>;

/** Pieces drawn from files. A file is fetched once and given back with the last of its pieces. */
export interface UploadPieces {
  group: Group;
  put(key: string, model: string, at: Placement3): void;
  remove(key: string): void;
  /** Whether it is drawn from its file already. */
  has(key: string): boolean;
  boxOf(key: string): Box | null;
  pick(from: Vec3, along: Vec3): { key: string; distance: number } | null;
  dispose(): void;
}

interface File {
  upload: Upload | null;
  pieces: Map<string, { at: Placement3; copy: Object3D | null }>;
}

/** `onCome`: these pieces are drawn from their file from now on. */
export function createUploadPieces(
  load: LoadUpload | undefined,
  onCome: (keys: readonly string[]) => void,
): UploadPieces {
  const group = new Group();
  const files = new Map<string, File>();
  const modelOf = new Map<string, string>();

  function setUp(key: string, { upload, pieces }: File): void {
    const piece = pieces.get(key);
    if (!piece || !upload) return;
    piece.copy ??= upload.group.clone();
    piece.copy.userData.key = key;
    const { x, y, z, turn } = piece.at;
    piece.copy.position.set(...toStage([x, y, z]));
    piece.copy.rotation.y = turn;
    piece.copy.updateMatrixWorld();
    group.add(piece.copy);
  }

  function open(model: string): File {
    const file: File = { upload: null, pieces: new Map() };
    files.set(model, file);
    // A file that does not come leaves the plain box, which says that something is missing.
    load?.(model).then(
      (upload) => {
        if (files.get(model) !== file) return upload.dispose();
        file.upload = upload;
        for (const key of file.pieces.keys()) setUp(key, file);
        return onCome([...file.pieces.keys()]);
      },
      () => null,
    );
    return file;
  }

  const pieceOf = (key: string) => files.get(modelOf.get(key) ?? '')?.pieces.get(key);

  const pieces: UploadPieces = {
    group,
    put(key, model, at) {
      if (modelOf.get(key) !== model) pieces.remove(key);
      modelOf.set(key, model);
      const file = files.get(model) ?? open(model);
      const known = file.pieces.get(key);
      if (known) known.at = at;
      else file.pieces.set(key, { at, copy: null });
      setUp(key, file);
    },
    remove(key) {
      const model = modelOf.get(key);
      const file = model === undefined ? undefined : files.get(model);
      if (model === undefined || !file) return;
      modelOf.delete(key);
      file.pieces.get(key)?.copy?.removeFromParent();
      file.pieces.delete(key);
      if (file.pieces.size > 0) return;
      files.delete(model);
      file.upload?.dispose();
    },
    has: (key) => Boolean(pieceOf(key)?.copy),
    boxOf(key) {
      const upload = files.get(modelOf.get(key) ?? '')?.upload;
      const piece = pieceOf(key);
      return upload && piece ? placedCorners(upload.box, piece.at) : null;
    },
    pick(from, along) {
      if (group.children.length === 0) return null;
      const [x, y, z] = toStage(along);
      const ray = new Raycaster(new Vector3(...toStage(from)), new Vector3(x, y, z).normalize());
      const [hit] = ray.intersectObjects(group.children, true);
      if (!hit) return null;
      let at: Object3D = hit.object;
      while (at.parent && at.parent !== group) at = at.parent;
      const point = fromStage([hit.point.x, hit.point.y, hit.point.z]);
      const distance = Math.hypot(point[0] - from[0], point[1] - from[1], point[2] - from[2]);
      return { key: String(at.userData.key), distance };
    },
    dispose() {
      for (const { upload } of files.values()) upload?.dispose();
      files.clear();
      group.clear();
    },
  };
  return pieces;
}
