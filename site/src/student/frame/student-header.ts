import { firstName } from '../../accounts/sessions/first-name.ts'
import { logOut } from '../../accounts/sessions/log-out.ts'
import { session } from '../../accounts/sessions/session-store.ts'

// The name comes with the session; until then the button says what it is for.
session.subscribe((now) => {
  const place = document.querySelector('[data-first-name]')
  if (place && now.status === 'in') place.textContent = firstName(now.user.name)
})

const dialog = document.querySelector<HTMLDialogElement>('#logout')
const problem = document.querySelector('[data-logout-problem]')

document.querySelector('[data-ask-logout]')?.addEventListener('click', () => {
  document.querySelector<HTMLElement>('#student-menu')?.hidePopover()
  if (problem) problem.textContent = ''
  dialog?.showModal()
})
dialog?.querySelector('[data-stay]')?.addEventListener('click', () => dialog.close())
dialog?.querySelector<HTMLButtonElement>('[data-logout]')?.addEventListener('click', ({ currentTarget }) => {
  if (currentTarget instanceof HTMLButtonElement) void leave(currentTarget, dialog)
})

/** Ends the session and goes to the login page; without an answer the session is still there, and so is the dialog. */
async function leave(button: HTMLButtonElement, { dataset }: HTMLElement): Promise<void> {
  if (button.ariaDisabled === 'true') return
  const label = button.textContent
  button.ariaDisabled = 'true'
  button.textContent = dataset.leaving ?? label
  const { ok, msg } = await logOut()
  if (ok) return location.assign(dataset.login ?? '/')
  button.ariaDisabled = null
  button.textContent = label
  if (problem) problem.textContent = msg
}
