import { expect, test } from 'vitest';
import { newDesign } from '#design/document.ts';
import { roomsOf } from '#design/rooms-with-shapes.ts';
import { drive } from '#editor/testing/editor-driver.ts';
import { locales } from '#lib/locale.ts';
import { translator } from '#text/messages.server.ts';
import { showInEditor } from '../../../tests/support/workspace/show-in-editor.tsx';
import { useSession } from '../editor-context.tsx';
import { RoomToolPanel } from './room-tool-panel.tsx';

function ToolInHand() {
  const tool = useSession((state) => state.tool);
  return tool.tool === 'room' ? <RoomToolPanel tool={tool} /> : null;
}

const field = () => document.querySelector<HTMLInputElement>('.ws-size input')!;
const label = () => document.querySelector('.ws-field label')?.textContent;
const button = () => document.querySelector<HTMLButtonElement>('.ws-size > button')!;

function type(text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field(), text);
  field().dispatchEvent(new Event('input', { bubbles: true }));
}

test.each(locales)(
  'J3, N1 in %s the panel sizes the room just drawn, says so and how large it is',
  async (language) => {
    const words = translator(language, 'workspace');
    const driver = drive(newDesign()).use('room');
    showInEditor(driver.editor, <ToolInHand />, language);
    expect(label()).toBe(words('roomTool.size'));
    driver.drag([0, 0], [3300, 2900]);
    await expect.poll(label).toBe(words('roomTool.drawn.size'));
    expect(field().placeholder.replaceAll(/[^\dx]/g, '')).toBe('3300x2900');
    expect(button().textContent).toBe(words('roomTool.drawn.set'));
    type('3400 x 3000');
    await expect.poll(() => button().disabled).toBe(false);
    button().click();
    const [room, ...more] = roomsOf(driver.design, 'lv_1');
    expect(room?.shape.netArea).toBeCloseTo(3400 * 3000, 0);
    expect(more).toEqual([]);
    expect(driver.performed).toHaveLength(2);
    await expect.poll(() => field().value).toBe('');
    driver.down([8000, 0]);
    driver.editor.cancel();
    await expect.poll(label).toBe(words('roomTool.size'));
  },
);
