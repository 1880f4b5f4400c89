/** A start-up failure that the operator can fix; `message` says what happened and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
