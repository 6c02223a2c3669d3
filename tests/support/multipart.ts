/** A form with one file, as a browser writes it. */
export interface FormFile {
  bytes: Buffer;
  type?: string;
  name?: string;
  field?: string;
}

export function formOf({ bytes, type = 'image/jpeg', name = 'a.jpg', field = 'file' }: FormFile): {
  body: Buffer;
  headers: Record<string, string>;
} {
  const boundary = '----hien-boundary-1234567890';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    body: Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
