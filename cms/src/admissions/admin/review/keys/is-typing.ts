const TEXT_CONTROLS =
  'input:not([type=checkbox], [type=radio], [type=button]), textarea, select, [contenteditable=true]'

/** Whether a key pressed on this element enters text or chooses an option. */
export function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(`${TEXT_CONTROLS}, dialog, [role=dialog]`) !== null
}
