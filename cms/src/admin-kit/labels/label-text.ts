/**
 * The text of a label, description or option of Payload's configuration, in the language of the member of staff. Labels with
 * translations are functions without arguments (`withTranslatedLabels`).
 */
export function labelText(label: unknown, instead = ''): string {
  const text: unknown = typeof label === 'function' ? label() : label
  return typeof text === 'string' ? text : instead
}
