interface Result {
  text: string
  /** The file or the code that was checked. */
  subject: string
  outcome?: 'genuine' | 'unknown'
  facts?: Record<string, string>
  /** Repeats a check that could not be made. */
  again?: () => void
}

/** Returns a function that shows a result, or none, in the live region of a check. */
export function verifyResult(place: HTMLElement): (shown: Result | null) => void {
  const result = place.querySelector<HTMLElement>('[data-result]')
  const subjectLine = place.querySelector<HTMLElement>('[data-subject]')
  const message = place.querySelector<HTMLElement>('[data-message]')
  const list = place.querySelector<HTMLElement>('[data-facts]')
  const button = place.querySelector<HTMLElement>('[data-again]')
  return (shown) => {
    if (!result || !subjectLine || !message || !list || !button) return
    const { text = '', subject = '', outcome = '', facts = {}, again = null } = shown ?? {}
    if (shown) result.dataset.shown = outcome
    else delete result.dataset.shown
    subjectLine.textContent = subject
    message.textContent = text
    list.hidden = Object.keys(facts).length === 0
    for (const row of list.querySelectorAll<HTMLElement>('[data-row]')) {
      const value = facts[row.dataset.row ?? ''] ?? ''
      const cell = row.querySelector('dd')
      if (cell) cell.textContent = value
      row.hidden = value === ''
    }
    // The focus must not get lost with the button.
    if (again === null && document.activeElement === button) result.focus()
    button.hidden = again === null
    button.onclick = again
    // After a choice of a file on a phone it would be out of sight.
    if (shown) result.scrollIntoView({ block: 'nearest' })
  }
}
