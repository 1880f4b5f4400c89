/**
 * The attributes of a button that opens a dialog without script: as a modal where the browser knows `command`,
 * else as a popover.
 */
export function dialogOpener(id: string) {
  return {
    command: 'show-modal',
    commandfor: id,
    popovertarget: id,
    'aria-haspopup': 'dialog',
  } as const
}
