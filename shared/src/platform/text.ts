/** Untrusted text as a single line: collapses control characters and white space to one space and trims the ends. */
export function singleLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** For labels inside a sentence; keeps abbreviations such as `PIN code`. */
export function lowerFirst(label: string): string {
  return /^\p{Lu}{2}/u.test(label) ? label : label.charAt(0).toLowerCase() + label.slice(1)
}

/** Untrusted text that may have several lines: removes other control characters, normalises line ends and trims. */
export function multiLine(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
