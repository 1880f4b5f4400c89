interface Size {
  width: number
  height: number
}

interface InView {
  /** The part of the page that is in view. */
  visible: Size
  page: Size
  /** The frame around the page. */
  frame: Size
  window: Size
}

/** The share that must be in view of what can be in view at once. */
const MIN_SHARE = 0.6

/** Whether enough of a page is in view to read it: most of the page or, where it is larger than its frame or the window, of those. */
export function isInView({ visible, page, frame, window }: InView): boolean {
  const width = Math.min(page.width, frame.width, window.width)
  const height = Math.min(page.height, frame.height, window.height)
  return width > 0 && height > 0 && visible.width * visible.height >= MIN_SHARE * width * height
}
