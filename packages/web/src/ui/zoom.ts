/**
 * How much larger than its own measures an element is drawn: on a large screen everything grows (`--zoom`). Boxes and
 * pointers are told in pixels of the screen, styles are written in pixels of the element.
 */
export function zoomOf(element: HTMLElement | null): number {
  if (!element || element.offsetWidth === 0) return 1;
  return element.getBoundingClientRect().width / element.offsetWidth;
}
