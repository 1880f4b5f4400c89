import * as migration_20261125_175000_initial from './20261125_175000_initial.ts'

export const migrations = [{ up: migration_20261125_175000_initial.up, name: '20261125_175000_initial' }]
