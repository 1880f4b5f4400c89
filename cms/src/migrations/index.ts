import { up as up_20261125_175000_initial } from './20261125_175000_initial.ts'
import { up as up_20261125_180000_delete_actions } from './20261125_180000_delete_actions.ts'

export const migrations = [
  { name: '20261125_175000_initial', up: up_20261125_175000_initial },
  { name: '20261125_180000_delete_actions', up: up_20261125_180000_delete_actions },
]
