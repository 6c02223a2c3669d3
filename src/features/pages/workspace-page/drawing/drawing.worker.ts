import { drawingDesk, type DrawingQuestion } from './drawing-desk.ts';

/** Web worker: drawings of other programs are read here, so that the page stays responsive and can let go of them. */
const desk = drawingDesk();

addEventListener('message', ({ data }: MessageEvent<{ number: number; question: DrawingQuestion }>) => {
  const { number, question } = data;
  desk
    .ask(question, (share) => postMessage({ number, share }))
    .then(
      (answer) => postMessage({ number, answer }, { transfer: transferable(answer) }),
      (error: unknown) => postMessage({ number, fault: String(error) }),
    );
});

function transferable(answer: object): Transferable[] {
  return 'picture' in answer && answer.picture instanceof ImageBitmap ? [answer.picture] : [];
}
