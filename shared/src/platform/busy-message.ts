export const BUSY_TITLE = 'Many people are using the portal right now'

export function busyMessage(seconds: number): string {
  return `${BUSY_TITLE}. Try again in ${seconds} seconds.`
}
