export function ModalLayer() {
  return null;
}
