/**
 * The text of a label, description or option of Payload's configuration, in the language of the member of staff. Labels with
 * translations are functions without arguments (`withTranslatedLabels`).
 */
export function labelText(label: unknown, instead = ''): string {
  // Payload's own functions take its translator.
  const text: unknown = typeof label === 'function' && label.length === 0 ? label() : label
  return typeof text === 'string' ? text : instead
}
