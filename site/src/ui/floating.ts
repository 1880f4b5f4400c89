/** Keeps notices and the link to the chat, which float above the page, clear of fields, buttons and links. */
import { freeTop } from './uncovered.ts'

const CONTROLS = 'a:not([data-chat]), button, input, select, textarea, summary, label:has(input), .notices p'
/** What one reads, e.g. prices, sentences and errors. Notices cover it only if there is no other place, the chat never. */
const TEXTS =
  'p, li, dt, dd, th, td, h1, h2, h3, h4, address, figcaption, blockquote, label, legend, data, .document-label, .alert'
/** Distance from the top of the window, in pixels. */
const MARGIN = 8
/** Without a scroll event, in milliseconds. */
const AT_REST_AFTER = 150

const notices = document.querySelector<HTMLElement>('[data-notices]')
const chat = document.querySelector<HTMLElement>('[data-chat]')
let isQueued = false
let scrolling: ReturnType<typeof setTimeout> | null = null

function queue(): void {
  if (!isQueued) requestAnimationFrame(place)
  isQueued = true
}

function place(): void {
  isQueued = false
  if (notices?.firstElementChild) moveUp(notices, MARGIN)
  if (chat) placeChat(chat)
}

/**
 * The link floats in the lower half of the window where it covers nothing, else it stands in the footer. It moves only
 * at rest; while the page scrolls, it gives way to what it would cover.
 */
function placeChat(link: HTMLElement): void {
  const { dataset, parentElement } = link
  if (scrolling === null) {
    dataset.floating = 'true'
    const isInFooter = parentElement !== null && parentElement.getBoundingClientRect().top < innerHeight
    if (isInFooter || !moveUp(link, innerHeight / 2)) standInFooter(link)
  } else if (findPlace(link, innerHeight) === null) standInFooter(link)
}

function standInFooter({ dataset, style }: HTMLElement): void {
  dataset.floating = 'false'
  style.translate = ''
}

/**
 * Moves an element up to where it covers nothing. Returns false if there is no such place below `limit`. A translation is
 * not a layout shift.
 */
function moveUp(element: HTMLElement, limit: number): boolean {
  element.style.translate = ''
  const { top } = element.getBoundingClientRect()
  const free = findPlace(element, limit)
  if (free !== null && free < top) element.style.translate = `0 ${free - top}px`
  return free !== null
}

/** The place where an element covers no control and no text; for notices at least no control. */
function findPlace(element: HTMLElement, limit: number): number | null {
  const box = element.getBoundingClientRect()
  const content = document.createRange()
  content.selectNodeContents(element)
  const { left, right } = element === chat ? box : content.getBoundingClientRect()
  const seen = (selector: string) =>
    [...document.querySelectorAll(selector)].filter(
      (one) => isNearWindow(one) && !element.contains(one) && one.checkVisibility({ visibilityProperty: true }),
    )
  const beside = (boxes: readonly DOMRect[]) => boxes.filter((one) => one.right > left && one.left < right)
  const controls = beside(seen(CONTROLS).map((one) => one.getBoundingClientRect()))
  const lines = beside(seen(TEXTS).flatMap(linesOf))
  return freeTop(box, [...controls, ...lines], limit) ?? (element === chat ? null : freeTop(box, controls, limit))
}

function isNearWindow(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < innerHeight
}

/** The lines of a text. Its own box is often as wide as the page. */
function linesOf(element: Element): DOMRect[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const lines: DOMRect[] = []
  while (walker.nextNode()) {
    range.selectNodeContents(walker.currentNode)
    lines.push(...range.getClientRects())
  }
  return lines
}

addEventListener('scroll', () => {
  if (scrolling !== null) clearTimeout(scrolling)
  scrolling = setTimeout(rest, AT_REST_AFTER)
  queue()
})

function rest(): void {
  scrolling = null
  queue()
}

addEventListener('resize', rest)
addEventListener('focusin', queue)
new ResizeObserver(queue).observe(document.body)
// Content can also change inside a page that is not taller than the window.
new MutationObserver(queue).observe(document.body, {
  subtree: true,
  childList: true,
  attributeFilter: ['class', 'hidden', 'open'],
})
rest()
