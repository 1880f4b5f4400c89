const DONE = 'data-preselected'

/**
 * Selects Publish in a new “Publish later” form. For a record without changes Payload selects Unpublish, so that a clerk
 * who confirms the form would take the page off the site.
 */
export function preselectPublish(page: Document): void {
  for (const choices of page.querySelectorAll(`.schedule-publish__type:not([${DONE}])`)) {
    choices.setAttribute(DONE, '')
    choices.querySelector<HTMLInputElement>('input[type=radio]')?.click()
  }
}
