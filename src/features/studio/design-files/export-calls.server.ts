import { z } from 'zod';
import { fileCall } from '#platform/call.ts';
import { limitedText } from '#platform/limited-text.ts';
import { exportDesign, exportTypes } from './export-design.server.ts';
import { exportKinds, exportQuery } from './export-options.ts';

/** Getting a design out (PRODUCT J11). */
export function exportCalls() {
  return [
    fileCall({
      path: '/designs/{id}/export/{kind}',
      who: 'signed-in',
      tag: 'designs',
      summary: 'One of my designs as a file: paper to scale, drawings, a picture, 3D, or the design itself',
      file: exportTypes,
      params: z.object({ id: limitedText(64), kind: z.enum(exportKinds) }),
      query: exportQuery,
      errors: ['not_found', 'prices_hidden', 'too_many_requests', 'export_refused', 'unavailable'],
      handle: ({ ctx, session, params, query }) => exportDesign({ ...ctx, session }, params.id, params.kind, query),
    }),
  ];
}
