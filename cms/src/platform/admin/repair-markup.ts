/**
 * Accessible names and landmarks that the markup of Payload 3.90 lacks and that no setting, component or style adds. Remove a
 * line when Payload does so itself; `site/e2e/quality/admin.spec.ts` shows whether it is still needed.
 */
const ATTRIBUTES: readonly { selector: string; attributes: Record<string, string> }[] = [
  { selector: '.clickable-arrow--left', attributes: { 'aria-label': 'Previous page' } },
  { selector: '.clickable-arrow--right', attributes: { 'aria-label': 'Next page' } },
  // The title and the tabs of a record stand outside its `main`.
  { selector: '.doc-header', attributes: { role: 'region', 'aria-label': 'Record' } },
]

/** Where the content of a screen without `main` begins: a list, the first screen, the sign-in. */
const CONTENT = '.template-default__wrap > :not(header, script, style), .template-minimal'
const REPAIRED_MAIN = 'data-repaired-main'

/** Repairs what is in the page now. Can be called again at any time. */
export function repairMarkup(page: Document): void {
  for (const { selector, attributes } of ATTRIBUTES) {
    for (const element of page.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) set(element, name, value)
    }
  }
  repairMain(page)
}

function repairMain(page: Document): void {
  const repaired = page.querySelector(`[${REPAIRED_MAIN}]`)
  if (page.querySelector(`main, [role="main"]:not([${REPAIRED_MAIN}])`)) {
    repaired?.removeAttribute('role')
    repaired?.removeAttribute(REPAIRED_MAIN)
  } else if (!repaired) {
    const content = page.querySelector(CONTENT)
    content?.setAttribute('role', 'main')
    content?.setAttribute(REPAIRED_MAIN, '')
  }
}

/** Writes only what differs: each write is a mutation that is looked at again. */
function set(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value)
}
