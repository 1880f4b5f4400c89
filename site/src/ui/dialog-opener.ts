/**
 * Attributes of a button that opens a dialog without a script: as a modal if the browser supports `command`, else as a
 * popover.
 */
export function dialogOpener(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    popovertarget: id,
    'aria-haspopup': 'dialog',
  } as const
}
