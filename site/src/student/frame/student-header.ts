import { firstName } from '../../accounts/sessions/first-name.ts'
import { logOut } from '../../accounts/sessions/log-out.ts'
import { session } from '../../accounts/sessions/session-store.ts'
import { refreshBasket } from '../../ui/basket/basket.ts'

// The button has a generic label, and the menu every link, until the session has loaded.
session.subscribe((now) => {
  if (now.status !== 'in') return
  refreshBasket()
  const place = document.querySelector('[data-first-name]')
  const name = firstName(now.user.name)
  if (place) place.textContent = name
  const heading = document.querySelector<HTMLElement>('[data-greeting]')
  if (heading) heading.textContent = (heading.dataset.greeting ?? '').replace(heading.dataset.name ?? '', () => name)
  for (const item of document.querySelectorAll<HTMLElement>('[data-students-only]')) {
    item.hidden = now.user.role === 'Guest'
  }
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

/** Logs out and opens the login page. On failure the session continues, so the dialog stays open with the message. */
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
