/** Moves the focus to a field, after opening the folded parts of the page around it. */
export function revealField(id: string): void {
  const field = document.getElementById(id)
  if (field) openAround(field)
  field?.focus()
}

/** Opens the folded parts of the page that an element is in, and the element itself if it is one. */
export function openAround(element: Element): void {
  for (let part = element.closest('details'); part; part = part.parentElement?.closest('details') ?? null)
    part.open = true
}
