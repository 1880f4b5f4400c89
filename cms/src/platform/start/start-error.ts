/** A reason not to start that the person who starts can mend; `message` says what happened and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}
