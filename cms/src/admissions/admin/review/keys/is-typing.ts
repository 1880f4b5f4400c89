const TEXT_CONTROLS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

/** Whether a key pressed on this element enters text or chooses an option, or a dialog is open, whatever has the focus. */
export function isTyping(target: EventTarget | null): boolean {
  if (document.querySelector('dialog[open]') !== null) return true
  return target instanceof Element && target.closest(`${TEXT_CONTROLS}, [role=dialog]`) !== null
}
