// Sends the e-mail address of someone who wants to know when a sold-out book is available again.
import { askAboutEmail } from '../../forms/ask-about-email.ts'
import { postJson } from '../../lib/api.ts'
import { waitInNotice } from '../../ui/wait-in-notice.ts'

const form = document.querySelector<HTMLFormElement>('form[data-notify]')
const done = document.querySelector<HTMLElement>('[data-notify-done]')
if (form && done) {
  form.noValidate = true
  waitInNotice(form.dataset.busy ?? '')
  form.hidden = false
  for (const field of form.querySelectorAll<HTMLInputElement>('[type=email]')) askAboutEmail(field)
  form.addEventListener('submit', (event) => {
    event.preventDefault()
    void send(form, done)
  })
  form.addEventListener('input', ({ target }) => {
    const isCorrected = target instanceof HTMLInputElement && target.ariaInvalid === 'true' && target.checkValidity()
    if (isCorrected) showError(target, '')
  })
}

async function send(form: HTMLFormElement, done: HTMLElement): Promise<void> {
  const { notify: path = '', email: name = '', missing = '', sending = '', offline = '' } = form.dataset
  const field = form.querySelector<HTMLInputElement>('[type=email]')
  const button = form.querySelector<HTMLButtonElement>('[type=submit]')
  if (!field || !button || button.ariaDisabled === 'true') return
  if (!field.checkValidity()) return reportError(field, missing)

  const label = button.textContent
  button.ariaDisabled = 'true'
  button.textContent = sending
  const body = Object.fromEntries([...new FormData(form)].map(([key, value]) => [key, String(value)]))
  const reply = await postJson(path, body, offline)
  button.ariaDisabled = null
  button.textContent = label
  if (!reply.ok) return reportError(field, reply.errors.find((error) => error.field === name)?.message ?? reply.msg)
  form.reset()
  form.hidden = true
  done.textContent = reply.msg
  done.focus()
}

function reportError(field: HTMLInputElement, message: string): void {
  showError(field, message)
  field.focus()
}

/** An empty message removes the error. */
function showError(field: HTMLInputElement, message: string): void {
  const place = document.getElementById('notify-error')
  if (place) place.textContent = message
  field.ariaInvalid = message === '' ? null : 'true'
}
