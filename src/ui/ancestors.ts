// Ways up from a node, out of the shadows that it lies in.

/** What the node lies in. */
export function above(node: Node): Node | null {
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}

/** Whether it, or something that it lies in, takes no part. */
export function isInert(element: Element): boolean {
  for (let node: Node | null = element; node; node = above(node)) {
    if (node instanceof HTMLElement && node.inert) return true;
  }
  return false;
}
