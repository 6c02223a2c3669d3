/** Writes a network as an ONNX file in memory: protocol buffers by hand, as far as ours needs them. */
export interface Graph {
  nodes: Uint8Array[];
  tensors: Uint8Array[];
}

type Attribute =
  | { name: string; ints: readonly number[] }
  | { name: string; int: number }
  | { name: string; text: string };

export function addNode(
  graph: Graph,
  kind: string,
  inputs: readonly string[],
  output: string,
  attributes: readonly Attribute[] = [],
): string {
  graph.nodes.push(
    field(
      1,
      joined([...inputs.map((name) => text(1, name)), text(2, output), text(4, kind), ...attributes.map(attribute)]),
    ),
  );
  return output;
}

export function addTensor(graph: Graph, name: string, dims: readonly number[], values: Float32Array): string {
  const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength);
  graph.tensors.push(
    field(5, joined([...dims.map((dim) => whole(1, dim)), whole(2, 1), text(8, name), field(9, bytes)])),
  );
  return name;
}

/** A model with one picture in and one out; height and width are open. */
export function modelFile(
  graph: Graph,
  input: { name: string; channels: number },
  output: { name: string; channels: number },
): Uint8Array {
  const body = joined([...graph.nodes, text(2, 'denoiser'), ...graph.tensors, picture(11, input), picture(12, output)]);
  return joined([whole(1, 8), field(7, body), field(8, whole(2, 13))]);
}

function picture(number: number, { name, channels }: { name: string; channels: number }): Uint8Array {
  const dims = [
    field(1, whole(1, 1)),
    field(1, whole(1, channels)),
    field(1, text(2, 'height')),
    field(1, text(2, 'width')),
  ];
  return field(number, joined([text(1, name), field(2, field(1, joined([whole(1, 1), field(2, joined(dims))])))]));
}

function attribute(given: Attribute): Uint8Array {
  const name = text(1, given.name);
  if ('ints' in given) return field(5, joined([name, ...given.ints.map((each) => whole(8, each)), whole(20, 7)]));
  if ('int' in given) return field(5, joined([name, whole(3, given.int), whole(20, 2)]));
  return field(5, joined([name, text(4, given.text), whole(20, 3)]));
}

function field(number: number, bytes: Uint8Array): Uint8Array {
  return joined([varint(number * 8 + 2), varint(bytes.length), bytes]);
}

function text(number: number, value: string): Uint8Array {
  return field(number, new TextEncoder().encode(value));
}

function whole(number: number, value: number): Uint8Array {
  return joined([varint(number * 8), varint(value)]);
}

function varint(value: number): Uint8Array {
  const out: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return Uint8Array.from([...out, rest]);
    out.push((rest % 128) | 128);
  }
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}
