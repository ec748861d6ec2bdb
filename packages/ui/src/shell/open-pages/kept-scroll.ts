/** An element that is scrolled, and how far. */
export interface Scrolled {
  readonly element: Element
  readonly top: number
  readonly left: number
}

/** What is scrolled within an element: taken out of the document, the browser forgets it. */
export function scrolledIn(root: Element): Scrolled[] {
  return Array.from(root.querySelectorAll('*'), (element) => ({
    element,
    top: element.scrollTop,
    left: element.scrollLeft,
  })).filter(({ top, left }) => top !== 0 || left !== 0)
}

export function scrollBack(scrolled: readonly Scrolled[]): void {
  for (const { element, top, left } of scrolled) element.scrollTo({ top, left, behavior: 'instant' })
}
