import { keyIdOf } from '../../foundation/crypto/encrypt.ts'
import type { FieldResult } from './rotate-field-keys.ts'

/** The final output of a rotation: the result for each field, and which keys are still needed. */
export function rotationLines(results: readonly FieldResult[], fieldKeys: readonly string[]): string[] {
  const [newest = '', ...older] = fieldKeys.map(keyIdOf)
  const counts = results.map(({ label, done, left }) => `  ${label}: ${done} re-encrypted, ${left} left`)
  const isDone = results.every(({ left }) => left === 0)
  return ['', ...counts, '', ...(isDone ? doneLines(newest, older) : notDoneLines(results, older))]
}

function doneLines(newest: string, older: readonly string[]): string[] {
  const done = `Done. Everything is encrypted with the newest key (${newest}).`
  if (older.length === 0) return [done, 'FIELD_KEY lists no older key, so there is none to remove.']
  return [
    done,
    `Restart every process of the portal with this FIELD_KEY. Then remove from it: ${keys(older)}.`,
    'Store the removed keys with your existing backups. Those backups cannot be read without them.',
  ]
}

function notDoneLines(results: readonly FieldResult[], older: readonly string[]): string[] {
  const unreadable = results.flatMap(({ label, unreadable }) =>
    unreadable.length > 0 ? [`No key in FIELD_KEY decrypts these values. ${label}, ids: ${unreadable.join(', ')}`] : [],
  )
  const isWrittenTo = results.some(({ left, unreadable }) => left > unreadable.length)
  return [
    'NOT DONE.',
    ...unreadable,
    ...(unreadable.length > 0 ? ['Add the key that encrypted them to the end of FIELD_KEY and run this again.'] : []),
    ...(isWrittenTo
      ? ['A process of the portal still encrypts with an older key. Restart it with this FIELD_KEY and run this again.']
      : []),
    ...(older.length > 0 ? [`Do not remove any key from FIELD_KEY yet: ${keys(older)}.`] : []),
  ]
}

function keys(ids: readonly string[]): string {
  return ids.length === 1 ? `the key ${ids[0]}` : `the keys ${ids.join(', ')}`
}
