/**
 * The scale of an element: on a large screen everything grows (`--zoom`). Boxes and pointers are in pixels of the
 * screen, styles are in pixels of the element.
 */
export function zoomOf(element: HTMLElement | null): number {
  if (!element || element.offsetWidth === 0) return 1;
  return element.getBoundingClientRect().width / element.offsetWidth;
}
