/**
 * `node --import watch-mongodb.ts`: remembers which collections this process writes to, for `emptyCollections`. A child process
 * may write to any.
 */
import { ChildProcess } from 'node:child_process'
import { type CommandStartedEvent, MongoClient } from 'mongodb'
import { WRITTEN, type Written } from './written-collections.ts'

const READS = new Set(['find', 'aggregate', 'count', 'distinct', 'getMore', 'killCursors'])
const written: Written = { names: new Set(), any: true }
Object.assign(globalThis, { [WRITTEN]: written })

function note({ command, commandName }: CommandStartedEvent): void {
  const collection = command[commandName]
  if (typeof collection === 'string' && !READS.has(commandName)) written.names.add(collection)
}

const { connect } = MongoClient.prototype
MongoClient.prototype.connect = function (this: MongoClient) {
  Object.assign(this, { monitorCommands: true })
  this.off('commandStarted', note).on('commandStarted', note)
  return connect.call(this)
}

const start: (...given: unknown[]) => unknown = Reflect.get(ChildProcess.prototype, 'spawn')
Object.assign(ChildProcess.prototype, {
  spawn(this: ChildProcess, ...given: unknown[]) {
    written.any = true
    return start.apply(this, given)
  },
})
