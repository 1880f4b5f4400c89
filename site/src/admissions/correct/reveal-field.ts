/** Moves the focus to a field, after opening the folded parts of the page around it. */
export function revealField(id: string): void {
  const field = document.getElementById(id)
  for (let part = field?.closest('details'); part; part = part.parentElement?.closest('details')) part.open = true
  field?.focus()
}
