/**
 * A page as it was rendered, in one piece of text. As the body of a response it would be written into bytes, handed on
 * as a stream and read back, which costs more than packing it.
 */
export class RenderedPage extends Response {
  readonly html: string;

  constructor(html: string, init: ResponseInit) {
    super(null, init);
    this.html = html;
  }

  override async text(): Promise<string> {
    return this.html;
  }
}
