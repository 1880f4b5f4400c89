import type { AdmissionState } from '@pravesh/shared/admissions/status/admission'

/** Shows what the page has for a state, in place of the thanks. It has nothing for one to wait in. */
export function showAdmission(page: Document, state: AdmissionState): void {
  const block = page.querySelector<HTMLElement>(`[data-admission='${state}']`)
  if (block === null) return
  const heading = page.querySelector('h1')
  const { title = '' } = block.dataset
  if (heading) {
    page.title = page.title.replace(heading.textContent, title)
    heading.textContent = title
  }
  for (const sent of page.querySelectorAll<HTMLElement>('[data-sent], .lead')) sent.hidden = !block.contains(sent)
  block.hidden = false
}
