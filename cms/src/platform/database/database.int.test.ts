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

it.runIf(uri.startsWith('mongodb'))('asks MongoDB for each index once, before it is ready', async () => {
  const { default: config } = await import('../../payload.config.ts')
  const asked: string[] = []
  const afterOpenConnection = async ({ connection }: Adapter) => {
    connection.getClient().on('commandStarted', ({ commandName, command }) => {
      if (commandName !== 'createIndexes') return
      for (const { name } of command.indexes) asked.push(`${command.createIndexes}: ${name}`)
    })
  }
  const db = database({ databaseUri: `${uri}?monitorCommands=true`, mongodbFlavour: 'documentdb' })
  const init: typeof db.init = (args) => Object.assign(db.init(args), { afterOpenConnection })
  const payload = await getPayload({ config: { ...(await config), db: { ...db, init } } as never, key: 'watched' })
  await payload.destroy()
  expect(asked).toContain('payments: slot_1')
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted())
})
