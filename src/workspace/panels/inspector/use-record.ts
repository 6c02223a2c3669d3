import { recordOf, type TableName, type TableRecord } from '#design/document.ts';
import { useSession } from '../../editor-context.tsx';

/** A thing as it was last committed: while a hand moves it, only distances move (LOOK §8). */
export function useRecord<Name extends TableName>(table: Name, id: string): TableRecord<Name> | undefined {
  return useSession(({ history }) => recordOf(history.design, table, id));
}
