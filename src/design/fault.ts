/** Why a design or a command was refused. `path` names the place: `walls.wl_1.thickness`. */
export interface Fault {
  reason: FaultReason;
  path: string;
}

const faultReasons = [
  // the file
  'too_large',
  'not_json',
  'too_deep',
  'bad_key',
  'not_a_design',
  'future_version',
  // a value
  'too_many',
  'bad_value',
  'unknown_field',
  'wrong_id',
  // how things fit together
  'no_level',
  'missing_level',
  'missing_wall',
  'missing_group',
  'missing_room',
  'missing_record',
  'id_taken',
  'last_level',
  'wall_too_short',
  'arc_too_tight',
  'opening_outside_wall',
  'openings_overlap',
  'too_many_crossings',
  'locked',
  'not_together',
] as const;
export type FaultReason = (typeof faultReasons)[number];

export function fault(reason: FaultReason, path = ''): Fault {
  return { reason, path };
}
