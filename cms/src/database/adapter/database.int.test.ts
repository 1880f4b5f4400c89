import { getPayload } from 'payload'
import { expect, it } from 'vitest'
import { startTestPortal } from '../../../test/start-test-portal.ts'
import { database } from './database.ts'

startTestPortal()
const uri = process.env.DATABASE_URI ?? ''

interface Adapter {
  connection: { getClient: () => { on: (event: 'commandStarted', listener: (command: Command) => void) => void } }
}
interface Command {
  commandName: string
  command: { createIndexes: string; indexes: { name: string }[] }
}

it.runIf(uri.startsWith('mongodb'))('builds each MongoDB index once, before it is ready', async () => {
  const { default: config } = await import('../../payload.config.ts')
  const built: string[] = []
  const afterOpenConnection = async ({ connection }: Adapter) => {
    connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName !== 'createIndexes') return
      for (const { name } of command.indexes) built.push(`${command.createIndexes}: ${name}`)
    })
  }
  const db = await database({ databaseUri: `${uri}?monitorCommands=true`, mongodbFlavour: 'documentdb' })
  const init: typeof db.init = (args) => Object.assign(db.init(args), { afterOpenConnection })
  const payload = await getPayload({ config: { ...(await config), db: { ...db, init } } as never, key: 'watched' })
  await payload.destroy()
  expect(built).toContain('payments: slot_1')
  expect(built.toSorted()).toEqual([...new Set(built)].toSorted())
})
