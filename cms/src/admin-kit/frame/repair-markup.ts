import { staffText } from '../../foundation/languages/staff-text.ts'
import { repairTimes } from '../dates/payload-dates.ts'
import { ENGLISH_NAMES, ENGLISH_TEXTS, REPAIRS } from './markup-repairs.ts'
import { nameUntitled } from './name-untitled.ts'

/** The content of screens without `main`: lists, the dashboard, sign-in. */
const CONTENT = '.template-default__wrap > :not(header, script, style), .template-minimal'
const REPAIRED_MAIN = 'data-repaired-main'

/** Applies all repairs to the current DOM. Idempotent. `searchedBy` says what the search of the shown list finds; null for other screens. */
export function repairMarkup(page: Document, searchedBy: string | null): void {
  for (const { selector, attributes } of REPAIRS) {
    for (const element of page.querySelectorAll(selector)) {
      for (const [name, value] of Object.entries(attributes))
        set(element, name, name === 'aria-label' && value !== null ? staffText(value) : value)
    }
  }
  nameUntitled(page)
  nameInputs(page)
  nameSearch(page, searchedBy)
  repairTimes(page)
  nameRichTextButtons(page)
  translateEnglish(page)
  makeScrollable(page)
  describeErrors(page)
  // Next.js sets no title on its not-found page.
  page.title ||= `${staffText('Not found')} · Pravesh`
  repairMain(page)
}

/** Inputs that Payload does not associate with their label. */
const INPUTS = [
  'input.rs__input',
  'input[role=combobox]',
  '.react-datepicker__input-container input',
  '.ContentEditable__root',
  '.cell-_select input',
].join()

function nameInputs(page: Document): void {
  for (const input of page.querySelectorAll<HTMLElement>(INPUTS)) {
    const isLabelled = input instanceof HTMLInputElement && input.labels !== null && input.labels.length > 0
    if (!isLabelled && !input.hasAttribute('aria-labelledby')) set(input, 'aria-label', staffText(nameOf(input)))
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

/** What the search of a list finds, in words; Payload lists the labels of the searched fields. */
function nameSearch(page: Document, searchedBy: string | null): void {
  const input = page.querySelector('.collection-list .search-filter__input')
  if (input === null || searchedBy === null) return
  for (const name of ['placeholder', 'aria-label']) set(input, name, staffText(`Search by ${searchedBy}`))
}

function nameRichTextButtons(page: Document): void {
  for (const button of page.querySelectorAll<HTMLElement>('.toolbar-popup__button[data-button-key]')) {
    const name = (button.dataset.buttonKey ?? '').replace(/([A-Z])/g, ' $1').toLowerCase()
    set(button, 'aria-label', staffText(name))
  }
  for (const menu of page.querySelectorAll('.toolbar-popup__dropdown-text')) {
    set(menu, 'aria-label', staffText(`Text style ${menu.textContent}`.trim()))
  }
}

/** What Payload and its date picker write in English, whatever the language. */
function translateEnglish(page: Document): void {
  for (const element of page.querySelectorAll(ENGLISH_NAMES)) {
    const name = element.getAttribute('aria-label')
    if (name !== null) set(element, 'aria-label', staffText(name))
  }
  for (const { firstChild } of page.querySelectorAll(ENGLISH_TEXTS)) {
    if (!(firstChild instanceof Text)) continue
    const text = staffText(firstChild.data)
    if (text !== firstChild.data) firstChild.data = text
  }
}

/** On a phone a record's dates scroll sideways; keyboard users can scroll only a focusable element. */
function makeScrollable(page: Document): void {
  for (const dates of page.querySelectorAll('.doc-controls__content')) {
    set(dates, 'tabindex', dates.scrollWidth > dates.clientWidth ? '0' : null)
  }
}

const DESCRIBED = 'data-repaired-error'
const CONTROLS = 'input:not([type=hidden]), select, textarea, [contenteditable=true]'

/**
 * Associates validation errors with their controls. A form that is being saved disables its controls, and the focus is
 * lost with them; it moves to the first control with a new error.
 */
function describeErrors(page: Document): void {
  const errors = new Map(
    [...page.querySelectorAll('.field-type .field-error.tooltip')].flatMap((error) => {
      const control = controlOf(error)
      return control ? [[control, error] as const] : []
    }),
  )
  for (const control of page.querySelectorAll<HTMLElement>(`[${DESCRIBED}]`)) {
    if (errors.has(control)) continue
    for (const name of [DESCRIBED, 'aria-invalid', 'aria-describedby']) control.removeAttribute(name)
  }
  for (const [control, error] of errors) {
    error.id ||= `error-of-${control.id}`
    const isNew = control.getAttribute(DESCRIBED) !== error.textContent
    set(control, DESCRIBED, error.textContent)
    set(control, 'aria-invalid', 'true')
    set(control, 'aria-describedby', error.id)
    if (isNew && page.activeElement === page.body) control.focus()
  }
}

/** The first control of the error's own field; null for fields of fields. */
function controlOf(error: Element): HTMLElement | null {
  const field = error.closest('.field-type')
  const control = field?.querySelector<HTMLElement>(CONTROLS)
  return control?.id && control.closest('.field-type') === field ? control : null
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

/** Skips unchanged attributes: every write triggers the mutation observer again. */
function set(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
