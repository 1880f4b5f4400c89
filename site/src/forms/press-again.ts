const OF_LATER_PART = '[data-hydrated-later] *'

/**
 * Presses the button that was pressed before a prerendered island was hydrated; see `early-press.js`. An element with
 * `data-hydrated-later` surrounds a part that is hydrated after its island and calls this itself.
 */
export function pressAgain(part: 'island' | 'later'): void {
  const isLater = part === 'later' ? `:is(${OF_LATER_PART})` : `:not(${OF_LATER_PART})`
  const button = document.querySelector<HTMLElement>(`astro-island [data-pressed]${isLater}`)
  delete button?.dataset.pressed
  button?.click()
}
