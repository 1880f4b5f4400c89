/** Draws nothing, for a field that the page of its record shows in another way. Lists still have it as a column and filter. */
export function NoField() {
  return null
}
