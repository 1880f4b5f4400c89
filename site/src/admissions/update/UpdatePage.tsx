/** placeholder */
export function UpdatePage() {
  return null
}
