/** The stream of the browser, spoken by the test. */
export class SpokenStream extends EventTarget {
  static last: SpokenStream | null = null;
  readyState = 1;
  constructor() {
    super();
    SpokenStream.last = this;
  }
  say(data: object) {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(data) }));
  }
  close() {}
}
