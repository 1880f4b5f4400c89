/** A reason why a move cannot start or finish; `message` says what happened and what to do. */
export class MoveError extends Error {
  override name = 'MoveError'
}
