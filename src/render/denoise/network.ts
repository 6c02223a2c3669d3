import { addNode, addTensor, modelFile } from '#render/denoise/onnx.ts';
import type { Graph } from '#render/denoise/onnx.ts';
import type { Weights } from '#render/denoise/weights.ts';

export const input = 'picture';
export const output = 'dec_conv0';

/** OIDN's U-Net as an ONNX file: halved four times and back up, each level joined with its counterpart. */
export function denoiserModel(weights: Weights): Uint8Array {
  const graph: Graph = { nodes: [], tensors: [] };
  addTensor(graph, 'twice', [4], Float32Array.of(1, 1, 2, 2));

  const conv = (name: string, from: string, bend = true): string => {
    const kernel = weights.get(`${name}.weight`)!;
    const bias = weights.get(`${name}.bias`)!;
    addTensor(graph, `${name}.w`, kernel.dims, kernel.values);
    addTensor(graph, `${name}.b`, bias.dims.slice(-1), bias.values);
    addNode(graph, 'Conv', [from, `${name}.w`, `${name}.b`], name, [
      { name: 'pads', ints: [1, 1, 1, 1] },
      { name: 'kernel_shape', ints: [3, 3] },
    ]);
    return bend ? addNode(graph, 'Relu', [name], `${name}+`) : name;
  };
  const half = (from: string): string =>
    addNode(graph, 'MaxPool', [from], `${from}/2`, [
      { name: 'kernel_shape', ints: [2, 2] },
      { name: 'strides', ints: [2, 2] },
    ]);
  const beside = (from: string, other: string): string => {
    const grown = addNode(graph, 'Resize', [from, '', 'twice'], `${from}*2`, [
      { name: 'mode', text: 'nearest' },
      { name: 'coordinate_transformation_mode', text: 'asymmetric' },
      { name: 'nearest_mode', text: 'floor' },
    ]);
    return addNode(graph, 'Concat', [grown, other], `${grown}&`, [{ name: 'axis', int: 1 }]);
  };

  const one = half(conv('enc_conv1', conv('enc_conv0', input)));
  const two = half(conv('enc_conv2', one));
  const three = half(conv('enc_conv3', two));
  const four = half(conv('enc_conv4', three));
  let at = conv('enc_conv5b', conv('enc_conv5a', four));
  at = conv('dec_conv4b', conv('dec_conv4a', beside(at, three)));
  at = conv('dec_conv3b', conv('dec_conv3a', beside(at, two)));
  at = conv('dec_conv2b', conv('dec_conv2a', beside(at, one)));
  at = conv('dec_conv1b', conv('dec_conv1a', beside(at, input)));
  conv('dec_conv0', at, false);
  return modelFile(
    graph,
    { name: input, channels: weights.get('enc_conv0.weight')!.dims[1]! },
    { name: output, channels: 3 },
  );
}
