import { askAboutEmail } from '../forms/ask-about-email.ts'
import type { FormError } from '../forms/validation-errors.ts'
import { postJson } from '../lib/api.ts'
import { dismissNotices, notify } from '../ui/notify.ts'
import { waitInNotice } from '../ui/wait-in-notice.ts'
import { errorsAfter, findErrors, type TypedField } from './validation-errors.ts'

const form = document.querySelector<HTMLFormElement>('form[data-contact]')
const plainTitle = document.title
let shown: readonly FormError[] = []
if (form) {
  form.noValidate = true
  waitInNotice(form.dataset.busy ?? '')
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=email]')) askAboutEmail(field)
  form.addEventListener('input', ({ target }) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
    if (isField) showErrors(form, errorsAfter(shown, target))
  })
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form)
  })
}

/** Validates and sends the form, and shows validation errors at the fields. Errors never clear the input. */
async function send(form: HTMLFormElement): Promise<void> {
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!button || button.ariaDisabled === 'true') return
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('[data-wrong]')]
  const validationErrors = findErrors(fields satisfies TypedField[])
  reportErrors(form, validationErrors)
  if (validationErrors.length > 0) return

  const label = button.textContent
  button.ariaDisabled = 'true'
  button.textContent = form.dataset.sending ?? ''
  dismissNotices()
  const body = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
  const reply = await postJson(form.dataset.contact ?? '', body, form.dataset.offline ?? '')
  button.ariaDisabled = null
  button.textContent = label
  if (reply.ok) return showThanks(form, String(reply.body.reference))
  reportErrors(form, reply.errors)
  if (reply.errors.length === 0) notify(reply.msg)
}

/** Shows errors after an attempt, which moves the focus to their summary. */
function reportErrors(form: HTMLFormElement, validationErrors: readonly FormError[]): void {
  showErrors(form, validationErrors)
  if (validationErrors.length > 0) form.querySelector<HTMLElement>('[data-summary]')?.focus()
}

function showErrors(form: HTMLFormElement, validationErrors: readonly FormError[]): void {
  if (validationErrors === shown) return
  shown = validationErrors
  for (const place of form.querySelectorAll('.field-error')) place.textContent = ''
  for (const field of form.querySelectorAll('[aria-invalid]')) field.removeAttribute('aria-invalid')
  const items = validationErrors.map(({ field, message }) => {
    document.getElementById(field)?.setAttribute('aria-invalid', 'true')
    const place = document.getElementById(`${field}-error`)
    if (place) place.textContent = message
    const link = Object.assign(document.createElement('a'), { href: `#${field}`, textContent: message })
    link.onclick = (event) => {
      event.preventDefault()
      document.getElementById(field)?.focus()
    }
    const item = document.createElement('li')
    item.append(link)
    return item
  })
  const summary = form.querySelector<HTMLElement>('[data-summary]')
  summary?.querySelector('ul')?.replaceChildren(...items)
  if (summary) summary.hidden = items.length === 0
  document.title = items.length > 0 ? `${form.dataset.errorTitle ?? ''}${plainTitle}` : plainTitle
}

/** Shows the reference number, and leads to the page where its answer can be read. */
function showThanks(form: HTMLFormElement, reference: string): void {
  form.reset()
  form.hidden = true
  const thanks = document.querySelector<HTMLElement>('[data-thanks]')
  if (!thanks) return
  const number = thanks.querySelector<HTMLElement>('[data-reference]')
  const link = thanks.querySelector<HTMLAnchorElement>('[data-answer]')
  if (number) number.textContent = reference
  if (link) link.search = `?${new URLSearchParams({ reference })}`
  thanks.hidden = false
  thanks.focus()
}
