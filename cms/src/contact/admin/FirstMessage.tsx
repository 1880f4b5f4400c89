/** The form has no field for the first message of a request, which the panel shows with the others. */
export function FirstMessage() {
  return null
}
