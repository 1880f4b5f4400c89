/** A reason why a backup or its restoration cannot start or finish; `message` says what happened and what to do. */
export class BackupError extends Error {
  override name = 'BackupError'
}
