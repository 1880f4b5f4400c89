import { REPAIRS } from './markup-repairs.ts'

/** Where the content of a screen without `main` begins: a list, the first screen, the sign-in. */
const CONTENT = '.template-default__wrap > :not(header, script, style), .template-minimal'
const REPAIRED_MAIN = 'data-repaired-main'

/** Repairs what is in the page now. Can be called again at any time. */
export function repairMarkup(page: Document): void {
  for (const { selector, attributes } of REPAIRS) {
    for (const element of page.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes)) set(element, name, value)
    }
  }
  nameInputs(page)
  nameRichTextButtons(page)
  letScroll(page)
  // Next.js gives the page of an unknown address no title.
  page.title ||= 'Not found · Pravesh'
  repairMain(page)
}

/** Inputs that Payload puts beside their label without connecting the two. */
const INPUTS = [
  'input.rs__input',
  'input[role=combobox]',
  '.react-datepicker__input-container input',
  '.ContentEditable__root',
  '.cell-_select input',
].join()

function nameInputs(page: Document): void {
  for (const input of page.querySelectorAll<HTMLElement>(INPUTS)) {
    const connected = input instanceof HTMLInputElement && input.labels !== null && input.labels.length > 0
    if (!connected && !input.hasAttribute('aria-labelledby')) set(input, 'aria-label', nameOf(input))
  }
}

function nameOf(input: Element): string {
  const row = input.closest('tr')
  if (row && input.closest('.cell-_select')) return `Select ${row.querySelector('a')?.textContent ?? 'this row'}`
  if (input.closest('.condition__field')) return 'Field'
  if (input.closest('.condition__operator')) return 'Comparison'
  if (input.closest('.condition__value')) return 'Value'
  const field = input.closest('.field-type, .payload-settings__language')
  const label = field?.querySelector('.field-label')?.textContent?.replace('*', '').trim()
  return label || 'Choose'
}

function nameRichTextButtons(page: Document): void {
  for (const button of page.querySelectorAll<HTMLElement>('.toolbar-popup__button[data-button-key]')) {
    set(button, 'aria-label', (button.dataset.buttonKey ?? '').replace(/([A-Z])/g, ' $1').toLowerCase())
  }
  for (const menu of page.querySelectorAll('.toolbar-popup__dropdown-text')) {
    set(menu, 'aria-label', `Text style ${menu.textContent}`.trim())
  }
}

/** On a phone the dates of a record scroll sideways, and by keyboard only what has the focus scrolls. */
function letScroll(page: Document): void {
  for (const dates of page.querySelectorAll('.doc-controls__content')) {
    set(dates, 'tabindex', dates.scrollWidth > dates.clientWidth ? '0' : null)
  }
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
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
