type Task = () => Promise<void>;

/** Does one thing at a time; of all that is wanted meanwhile, the last is done once, afterwards. Tasks do not fail. */
export function oneAtATime(): (task: Task) => Promise<void> {
  let busy = false;
  const waiting: Task[] = [];
  return async (task) => {
    waiting.splice(0, waiting.length, task);
    if (busy) return;
    busy = true;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await next();
    busy = false;
  };
}
