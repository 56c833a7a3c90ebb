/**
 * The scale of an element: on a large screen everything is larger (`--zoom`). Boxes and pointers are in pixels of the
 * screen, styles in pixels of the element.
 */
export function zoomOf(element: HTMLElement | null): number {
  if (!element || element.offsetWidth === 0) return 1;
  return element.getBoundingClientRect().width / element.offsetWidth;
}
