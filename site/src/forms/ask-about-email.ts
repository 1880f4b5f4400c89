import { likelyEmail } from '@pravesh/shared/accounts/mail-domain'

/** What ends the press or the key that left a field. */
const ENDS = ['pointerup', 'pointercancel', 'keyup']

/**
 * Asks about a domain that looks mistyped when the person leaves the field of a form without a framework, and accepts it
 * all the same. The question appears after the press that leaves the field: it would move the button away from the finger.
 */
export function askAboutEmail(field: HTMLInputElement): void {
  const question = document.getElementById(`${field.id}-meant`)
  const answer = question?.querySelector('button')
  if (!question || !answer) return
  const ask = () => {
    const meant = document.activeElement === field ? null : likelyEmail(field.value)
    answer.textContent = meant
    question.hidden = meant === null
  }
  field.addEventListener('input', () => {
    question.hidden = true
  })
  field.addEventListener('blur', () => {
    const left = new AbortController()
    const end = () => {
      left.abort()
      setTimeout(ask)
    }
    for (const name of ENDS) addEventListener(name, end, { signal: left.signal })
  })
  answer.addEventListener('click', () => {
    field.value = answer.textContent ?? ''
    field.focus()
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  })
}
