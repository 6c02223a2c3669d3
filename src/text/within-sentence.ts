/** "Sofa" is "the sofa" there; "TV unit" stays as it is. */
export function withinSentence(name: string): string {
  return /^\p{Lu}\p{Lu}/u.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
