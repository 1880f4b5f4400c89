/** Text from outside on one line: control characters and runs of white space become one space, the ends are trimmed. */
export function singleLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Text from outside that may have lines: other control characters go, line ends become `\n`, the ends are trimmed. */
export function multiLine(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
